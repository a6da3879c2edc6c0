import type { Suite } from '@playwright/test/reporter'

/** Tells scripts/test.ts how many files of Vitest or tests of Playwright ran. */
export default class ProgressReporter {
  private done = 0
  private total = 0

  onTestRunStart(files: readonly unknown[]) {
    this.total = files.length
  }

  onTestModuleEnd() {
    this.countOne()
  }

  onBegin(_config: unknown, suite: Suite) {
    this.total = suite.allTests().length
  }

  onTestEnd() {
    this.countOne()
  }

  private countOne() {
    this.done += 1
    process.send?.(`${this.done} of ${this.total}`)
  }
}
