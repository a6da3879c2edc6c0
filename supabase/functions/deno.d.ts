// The Deno APIs that the functions use, for tsc, which checks them together
// with the site and the scripts. Deno has its own types and never reads this
// file.
declare namespace Deno {
  const env: { get(name: string): string | undefined }
  function serve(
    handler: (request: Request) => Response | Promise<Response>,
  ): void
}
