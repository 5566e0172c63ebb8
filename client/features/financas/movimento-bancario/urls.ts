export const movimentoBancarioUrls = {
  list: '/dashboard/extratos-bancarios',
  /** The movements of one account. */
  conta: (id: number | string) => `/dashboard/extratos-bancarios?idContaFinanceira=${id}`,
  /** A matched movement, where its match is undone. */
  conciliado: ({ idContaFinanceira, data }: { idContaFinanceira: number; data: string }) =>
    `/dashboard/extratos-bancarios?situacao=conciliado&idContaFinanceira=${idContaFinanceira}&inicio=${data}&fim=${data}`,
}
