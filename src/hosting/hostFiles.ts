/** The files in the built site that are for the hosts that read them, and for no visitor. */
export const hostFiles = ['_headers', '_redirects', '_routes.json', '_worker.js'] as const;
