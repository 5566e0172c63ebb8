import { z } from 'zod'
import { pedidoReservaInput } from '../../../gql/regras/features/agenda/pedido-reserva/pedido-reserva.input'
import { fimAntesDoInicio } from '../../../gql/regras/features/agenda/reserva/reserva.input'
import { dateOnly, timeOfDay } from '../../../gql/regras/kernel/formats'

const { dataInicio: _inicio, dataFim: _fim, versao: _versao, ...what } = pedidoReservaInput.shape

const hours = {
  dia: dateOnly(),
  das: timeOfDay('Informe a que horas começa.'),
  ate: timeOfDay('Informe a que horas termina.'),
}

/** This rule runs even when the rule of one of these fields has failed. */
const inOrder = ({ das, ate }: { das: string; ate: string }) => !das || !ate || ate > das
const endFirst = { path: ['ate'], message: fimAntesDoInicio }

/** What the screen asks for: one day and two hours of it, instead of two instants. */
export const pedirSalaForm = z.object({ ...what, ...hours }).refine(inOrder, endFirst)

/** The room and the time that an approval gives instead. */
export const outraSalaForm = z.object({ idRecurso: what.idRecurso, ...hours }).refine(inOrder, endFirst)
