import { type TestApp, type TestChurch, testApp } from './harness.js'

/** Two churches that know nothing of each other; there once `open` was waited for. */
export class TwoChurches {
  app!: TestApp
  betel!: TestChurch
  other!: TestChurch

  async open(): Promise<this> {
    this.app = await testApp()
    this.betel = await this.app.church()
    this.other = await this.app.church()
    return this
  }
}
