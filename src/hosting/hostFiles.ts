/** Files in the built site that only hosts read, not visitors. */
export const hostFiles = ['_headers', '_redirects', '_routes.json', '_worker.js'] as const;
