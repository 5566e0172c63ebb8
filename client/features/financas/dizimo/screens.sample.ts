import { type Example, filled, newest } from '../../../../tests/e2e/screen-example.js'

/** Only a tithe without a receipt can be edited. */
const withReceipt =
  (path: string, given: boolean): Example =>
  async (product) =>
    filled(path, await newest(product, 'dizimo', `numero_recibo is ${given ? 'not null' : 'null'}`))

const edited = '/dashboard/dizimos/create/:id'
const receipt = '/relatorio/dizimos/:id/recibo'

export const screens: Record<string, Example> = {
  [edited]: withReceipt(edited, false),
  [receipt]: withReceipt(receipt, true),
}
