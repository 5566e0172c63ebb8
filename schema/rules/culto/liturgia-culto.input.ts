import { z } from 'zod'
import { integer, optional, recordRef, text, versao } from '../formats.js'
import { listInput } from '../pagination.js'

const idMomento = () => recordRef('O título é obrigatório!')
const descricao = () => optional(text(500))
const ordem = () =>
  optional(integer('Informe a posição.').min(1, 'A primeira posição é 1.').max(10_000, 'Informe no máximo 10.000.'))

/** The input of a new item; without `ordem` it becomes the last item. */
export const liturgiaCultoInput = z.object({
  idCulto: recordRef('Informe o culto.'),
  idMomento: idMomento(),
  descricao: descricao(),
  ordem: ordem(),
})

/** The fields of an item that can be changed. */
export const itemLiturgiaInput = z.object({ idMomento: idMomento(), descricao: descricao(), ordem: ordem(), versao })

export const itemLiturgiaRef = z.object({ id: recordRef() })

const liturgiaRef = z.object({ idCulto: recordRef('Informe o culto.') })

export const listarLiturgiaInput = liturgiaRef.extend(listInput)

/** The items of all worship services, for the moment that they name. */
export const listarUsosInput = z.object(listInput)

const numbers = () =>
  z.array(integer('Informe os números dos itens.').min(1, 'Informe os números dos itens.')).max(500, 'Itens demais.')

/**
 * The whole order at once. `antes` is the order that the user saw, so that concurrent changes of other users are kept.
 */
export const ordenarLiturgiaInput = liturgiaRef.extend({
  ids: numbers().refine((ids) => new Set(ids).size === ids.length, 'Cada item só pode aparecer uma vez.'),
  antes: numbers().nullish(),
})

export const copiarLiturgiaInput = liturgiaRef.extend({ idOrigem: recordRef('Escolha o culto de onde copiar.') })
