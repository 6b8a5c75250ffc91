/** For a program that serves a built site on this computer: gives the editor the project's files. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LOCAL_SERVER, type LocalFilesOptions, localFiles } from './src/build/localFiles';

/** Returns whether it answers the request. `path` is without that of the site. */
export function localServer(options: LocalFilesOptions) {
  const files = localFiles(options);
  return (request: IncomingMessage, response: ServerResponse, path: string): boolean => {
    const isForFiles = path === '/admin/files';
    if (isForFiles) files(request, response);
    else response.setHeader(LOCAL_SERVER, 'start');
    return isForFiles;
  };
}
