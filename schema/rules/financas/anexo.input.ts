import { z } from 'zod'
import { excluidos, filterRef, optional, recordRef } from '../formats.js'
import { leanListInput } from '../pagination.js'
import { mes } from './lancamento.input.js'

/** As many as are settled at once. */
const maximoDeRegistros = 200

const nomes = [
  'entrada',
  'saida',
  'contaPagar',
  'contaReceber',
  'orcamento',
  'manutencaoPatrimonio',
  'reuniaoLideranca',
] as const

const especie = () => z.enum(nomes, 'Escolha a espécie do registro.')

export const listarAnexosInput = z.object({
  ...leanListInput,
  filtro: z
    .object({
      especie: optional(especie()),
      idRegistro: optional(filterRef('Informe o registro por número ou uuid.')),
      excluidos,
    })
    .nullish(),
})

export const anexoRef = z.object({ id: recordRef() })

/** The record at which a file is put; the file itself is an upload. */
export const anexarInput = z.object({ especie: especie(), idRegistro: recordRef('Escolha o registro.') })

/** One file for several records of a kind, such as the one receipt of bills that were paid together. */
export const anexarAVariosInput = z.object({
  especie: especie(),
  registros: z
    .array(recordRef('Escolha o registro.'), 'Escolha os registros.')
    .min(1, 'Escolha os registros.')
    .max(maximoDeRegistros, `No máximo ${maximoDeRegistros} registros de uma vez.`),
})

export const comprovantesInput = z.object({ mes: mes() })
