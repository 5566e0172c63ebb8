import { z } from 'zod'
import { amount, dateOnly, filterRef, oneOf, optional, recordRef, text, versao } from '../formats.js'
import { leanListInput } from '../pagination.js'
import { gerarCodigoPixInput } from './codigo-pix.input.js'

export const situacoesPix = ['pendente', 'lancado', 'ignorado'] as const

export const listarPixRecebidosInput = z.object({
  ...leanListInput,
  filtro: z
    .object({
      situacao: optional(oneOf(situacoesPix, 'Escolha pendente, lancado ou ignorado.')),
      devolucaoALancar: z.boolean('Informe sim ou não em devolucaoALancar.').nullish(),
      inicio: optional(dateOnly()),
      fim: optional(dateOnly()),
      idCodigo: optional(filterRef('Informe o código Pix por número ou uuid.')),
    })
    .nullish(),
})

export const pixRecebidoRef = z.object({ id: recordRef() })

export const identificarPixInput = z.object({
  id: recordRef(),
  finalidade: oneOf(
    ['dizimo', 'oferta', 'campanha', 'evento', 'conta'],
    'Escolha Dízimo, Oferta, Campanha, Evento ou Conta a receber.',
  ),
  /** who gave; without it, nobody knows */
  idUsuario: optional(recordRef('Escolha a pessoa.')),
  idCampanha: optional(recordRef('Escolha a campanha.')),
  idEvento: optional(recordRef('Escolha o evento.')),
  /** where its money lies; without it, the account of the entry that it has, if active, or that of the settings */
  idContaFinanceira: optional(recordRef('Escolha a conta financeira.')),
  /** the day of the entry, when the month of the Pix is closed; without it, the day of the Pix */
  data: optional(dateOnly()),
  versao,
})

export const tomarDizimoPixInput = z.object({ id: recordRef(), idDizimo: recordRef('Informe o dízimo.'), versao })

export const tomarDoacaoPixInput = z.object({ id: recordRef(), idDoacao: recordRef('Informe a doação.'), versao })

export const ignorarPixInput = z.object({
  id: recordRef(),
  ignorar: z.boolean('Informe sim ou não.'),
  versao,
})

export const devolverPixInput = z.object({
  id: recordRef(),
  valor: amount(),
  /** how many refunds of the Pix the person has seen */
  quantasDevolucoes: z.int('Informe quantas devoluções já havia.').min(0, 'Informe quantas devoluções já havia.'),
  minhaSenha: z.string('Informe a sua senha atual.').min(1, 'Informe a sua senha atual.').max(200),
  /** of those who sign in in two steps */
  codigo: optional(text(40)),
})

export const ofertarPixInput = gerarCodigoPixInput

export const cobrarContaInput = z.object({ id: recordRef() })

export const avisoPixInput = z.object({
  endereco: z.string().max(80),
  corpo: z.record(z.string(), z.unknown()),
})
