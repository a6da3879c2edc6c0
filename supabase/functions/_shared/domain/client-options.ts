/**
 * Options of every Supabase client. Its key alone gives it its rights: there is
 * no session to keep, refresh or find in a URL.
 */
export const clientOptions = {
  auth: {
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  },
}
