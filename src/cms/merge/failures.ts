/** Says why a Git service did not save, and what the editor can do. */
import { translate } from '../words';

/** A service's answer, or the browser's error if there was none. */
interface Failure {
  status?: number;
  message?: string;
}

/** The services' own words: Gitea's, GitHub's and GitLab's. */
const TOO_LATE = /sha does not match|Expected branch to point|file has changed since/;
/** GitHub's, with the status of a success. */
const NOT_ALLOWED = /^Resource not accessible/;

/** Returns what the CMS's dialog shows. */
export function explainFailure(failure: Failure): Failure {
  const { status = 0, message = '' } = failure;
  if (TOO_LATE.test(message)) {
    return {
      message: translate(
        'Someone else has just saved the same entry. Your text is still in the form: save again.',
      ),
    };
  }
  if (status === 403 || NOT_ALLOWED.test(message)) {
    return {
      message: translate(`You are not allowed to change the website’s files: “${message}”.
Ask the site’s owner for write access; if you have it, the branch is protected, or your access token allows too little. Your text is still in the form.`),
    };
  }
  const isUnreadable = failure instanceof TypeError || failure instanceof SyntaxError;
  if (status >= 500 || isUnreadable) {
    return {
      message: translate(
        'The Git service does not answer. Your text is still in the form: save again in a few minutes.',
      ),
    };
  }
  return failure;
}
