/**
 * The key alone gives a client its rights: there is no session to keep, refresh
 * or find in a URL.
 */
export const clientOptions = {
  auth: {
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  },
}
