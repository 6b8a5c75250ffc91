/** What commands share: `--help`, and mistakes as one message without a stack trace. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { contentRoot } from '../src/files/contentRoot';
import { UserError } from '../src/model/problem';

type Run = (values: Record<string, unknown>, positionals: string[], root: string) => unknown;

export async function runCommand(help: string, config: ParseArgsConfig, run: Run): Promise<void> {
  // What reads the output, such as `head`, may need no more of it.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  try {
    const options = { ...config.options, help: { type: 'boolean' } as const };
    const { values, positionals } = parseArgs({ ...config, options });
    if (values.help) console.log(help);
    else await run(values, positionals, contentRoot());
  } catch (error) {
    console.error(messageOf(error as NodeJS.ErrnoException));
    process.exitCode = 1;
  }
}

export const DISK_IS_FULL = 'The disk is full. Make room, then run the command again.';

export function messageOf(error: NodeJS.ErrnoException): string {
  if (error instanceof UserError) return error.message;
  const [, option] = /'(--\w+)' argument is ambiguous/.exec(error.message) ?? [];
  if (option) return `Write a value that starts with a hyphen after "=": ${option}=-1`;
  // Node adds a sentence about arguments that start with a hyphen.
  if (error.code?.startsWith('ERR_PARSE_ARGS'))
    return `${error.message.split('. ')[0]}: --help lists the options.`;
  if (['ZodError', 'SyntaxError'].includes(error.name) || error.code === 'ENOENT')
    return 'The content has mistakes or lacks a file. Fix what `npm run check` lists, then try again.';
  const path = error.path?.replace(/\.\d+~$/, '') ?? 'A file';
  if (error.code === 'EROFS')
    return `${path} is on a read-only disk. Make it writable, then run the command again.`;
  if (['EACCES', 'EPERM'].includes(error.code ?? ''))
    return `${path} can't be written by this user. Change its owner or permissions, then run the command again.`;
  if (['ENOSPC', 'EDQUOT', 'EFBIG'].includes(error.code ?? '')) return DISK_IS_FULL;
  throw error;
}
