import { type TestApp, type TestChurch, testApp } from './harness.js'

/** Two churches; available after `open`. */
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
