/** What the address has in place of an account, for the movements of all of them. */
export const todasAsContas = 'todas'

export const movimentoBancarioUrls = {
  list: '/dashboard/extratos-bancarios',
  /** What waits in all accounts, up to a day. */
  esperam: (ate: string) => `/dashboard/extratos-bancarios?idContaFinanceira=${todasAsContas}&fim=${ate}`,
  /** The movements of one account. */
  conta: (id: number | string) => `/dashboard/extratos-bancarios?idContaFinanceira=${id}`,
  /** A matched movement, where its match is undone. */
  conciliado: ({ idContaFinanceira, data }: { idContaFinanceira: number; data: string }) =>
    `/dashboard/extratos-bancarios?situacao=conciliado&idContaFinanceira=${idContaFinanceira}&inicio=${data}&fim=${data}`,
}
