// What the functions use of Deno, for tsc, which checks them together with the site and the commands. Deno brings
// its own types and never reads this file.
declare namespace Deno {
  const env: { get(name: string): string | undefined }
  function serve(handler: (request: Request) => Response | Promise<Response>): void
}
