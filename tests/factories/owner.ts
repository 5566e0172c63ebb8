import { Client } from 'pg'
import { type TestApp, testApp } from './harness.js'

/** The application, and a connection as the tables' owner, as the commands have it. */
export async function appWithOwner(): Promise<{ app: TestApp; client: Client; close: () => Promise<void> }> {
  const app = await testApp()
  const client = new Client(app.database.owner)
  await client.connect()
  const close = async () => {
    await client.end()
    await app.close()
  }
  return { app, client, close }
}
