import { z } from 'zod'
import { pedidoReservaInput } from '../../../../schema/rules/agenda/pedido-reserva.input.js'
import { fimAntesDoInicio } from '../../../../schema/rules/agenda/reserva.input.js'
import { dateOnly, timeOfDay } from '../../../../schema/rules/formats.js'

const { dataInicio: _inicio, dataFim: _fim, versao: _versao, ...what } = pedidoReservaInput.shape

const hours = {
  dia: dateOnly(),
  das: timeOfDay('Informe a que horas começa.'),
  ate: timeOfDay('Informe a que horas termina.'),
  ateDia: dateOnly().nullish(),
}

type Hours = z.output<z.ZodObject<typeof hours>>

/** This rule runs even when the rule of one of these fields has failed. */
const inOrder = ({ dia, das, ate, ateDia }: Hours) =>
  !dia || !das || !ate || !ateDia || `${ateDia}T${ate}` > `${dia}T${das}`
const endFirst = { path: ['ateDia'], message: fimAntesDoInicio }

/**
 * How many units the form asks for. Its field is shown only where there are several units: a number that was asked for
 * before falls back to 1 only when the chosen resource is known to have one.
 * @param thereAre the units of the chosen resource; undefined while the resources are not loaded
 */
export const unidades = (thereAre: number | undefined, asked: number | null | undefined) => (thereAre === 1 ? 1 : asked)

/** What the screen asks for: a day and two hours, instead of two instants. */
export const pedirSalaForm = z.object({ ...what, ...hours }).refine(inOrder, endFirst)

/** The room and the time that an approval gives instead. */
export const outraSalaForm = z.object({ idRecurso: what.idRecurso, ...hours }).refine(inOrder, endFirst)
