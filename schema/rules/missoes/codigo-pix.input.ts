import { z } from 'zod'
import { amount, filterRef, oneOf, optional, recordRef, requiredText, text, versao } from '../formats.js'
import { leanListInput } from '../pagination.js'

/** What a Pix code is for. */
const finalidades = ['dizimo', 'oferta', 'campanha', 'evento'] as const
export type Finalidade = (typeof finalidades)[number]

const finalidade = () => oneOf(finalidades, 'Escolha Dízimo, Oferta, Campanha ou Evento.')

const tiposChavePix = ['cnpj', 'cpf', 'email', 'telefone', 'aleatoria'] as const
export type TipoChavePix = (typeof tiposChavePix)[number]

/** An amount as long as a Pix code can hold. */
const valorDoCodigo = () =>
  optional(amount().refine((valor) => valor.length <= 13, 'Um código Pix vai até R$ 9.999.999.999,99.'))

export const gerarCodigoPixInput = z.object({
  finalidade: finalidade(),
  idCampanha: optional(recordRef('Escolha a campanha.')),
  idEvento: optional(recordRef('Escolha o evento.')),
  /** without it, the person who pays types it */
  valor: valorDoCodigo(),
  /** the code does not say who gives */
  semNome: z
    .boolean('Informe sim ou não.')
    .nullish()
    .transform((semNome) => semNome ?? false),
})

/** Banks show only unaccented letters, digits and plain signs. */
const shown = (max: number, message: string) =>
  requiredText(max, message).refine((value) => /[A-Za-z0-9]/.test(value), message)

export const mudarChavePixInput = z.object({
  tipoChave: oneOf(tiposChavePix, 'Escolha o tipo da chave.'),
  chavePix: requiredText(77, 'Informe a chave Pix.'),
  nome: shown(25, 'Informe o nome que o banco mostra, com até 25 letras.'),
  cidade: shown(15, 'Informe a cidade, com até 15 letras.'),
  minhaSenha: z.string('Informe a sua senha atual.').min(1, 'Informe a sua senha atual.').max(200),
  /** of those who sign in in two steps */
  codigo: optional(text(40)),
  versao,
})

export const publicarOfertarInput = z.object({
  noAr: z.boolean('Informe sim ou não.'),
  /** the end of the address; without it, the present one or one that nobody can guess */
  endereco: optional(
    z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use letras sem acento, números e hífens, como igreja-betel.')
      .min(3, 'Use ao menos 3 letras.')
      .max(40, 'Use no máximo 40 letras.'),
  ),
})

export const paginaOfertarInput = z.object({ endereco: z.string().max(60) })

export const codigoDaPaginaInput = paginaOfertarInput.extend({
  finalidade: oneOf(['dizimo', 'oferta', 'campanha'], 'Escolha Dízimo, Oferta ou Campanha.'),
  idCampanha: optional(recordRef('Escolha a campanha.')),
  valor: valorDoCodigo(),
})

export const listarCodigosPixInput = z.object({
  ...leanListInput,
  filtro: z
    .object({
      finalidade: optional(finalidade()),
      idUsuario: optional(filterRef('Informe a pessoa por número ou uuid.')),
    })
    .nullish(),
})

export const codigoPixRef = z.object({ id: recordRef() })
