import { contaPagarUrls } from '../conta-pagar/urls'
import { contaReceberUrls } from '../conta-receber/urls'

type Origem = { text: string; url?: (id: number) => string }

/** The kinds of record that create entries, each with the address of its page. Without an address there is no link. */
const ORIGENS: Record<string, Origem> = {
  contaReceber: { text: 'Conta a receber', url: contaReceberUrls.detail },
  contaPagar: { text: 'Conta a pagar', url: contaPagarUrls.detail },
  dizimo: { text: 'Dízimo', url: () => '/dashboard/dizimos' },
  doacao: { text: 'Doação' },
  aulaEBD: { text: 'Aula da EBD', url: (id) => `/dashboard/aulasEBD/${id}` },
  pixRecebido: { text: 'Pix recebido', url: () => '/dashboard/pix-recebidos' },
  contagem: { text: 'Contagem', url: (id) => `/dashboard/contagens/${id}` },
  manutencaoPatrimonio: { text: 'Manutenção', url: (id) => `/dashboard/manutencoes-patrimonios/${id}` },
}

/** The text of each kind of origin. */
export const origemTexts = Object.fromEntries(Object.entries(ORIGENS).map(([name, { text }]) => [name, text]))

/** The record that created an entry, by its API name; undefined for an entry typed by hand. */
export const origemDe = (origem: string | null): Origem | undefined =>
  origem === null ? undefined : (ORIGENS[origem] ?? { text: origem })
