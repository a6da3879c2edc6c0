// scripts/test.ts raises the factor for the whole suite (vitest.config.ts).
const factor = Number(process.env.TEST_TIMEOUT_FACTOR || 1)

/** For tests in which several processes start one after another. */
export const severalStartsMs = 60_000 * factor

/** For tests that wait for a timeout of the product itself. */
export const productTimeoutMs = 30_000 * factor

/**
 * For tests that send thousands of requests, encode dozens of pictures or
 * compile.
 */
export const longWorkMs = 120_000 * factor
