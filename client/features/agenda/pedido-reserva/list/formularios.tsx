import { useContext } from 'react'
import type { z } from 'zod'
import { recusarPedidoInput } from '../../../../../schema/rules/agenda/pedido-reserva.input'
import { dataOf } from '../../../../kernel/apollo'
import { DateField, Form, FormFooter, Section, TextArea, TimeField, useZodForm } from '../../../../kernel/form'
import { TimeZone, toast } from '../../../../kernel/ui'
import { ajudaDoFim, horarioDe, periodoDe } from '../horario'
import { outraSalaForm } from '../regras'
import { SalaField } from '../sala-field'
import {
  type PedidoDetalheFragment,
  PedidosReservaDocument,
  useAprovarPedidoReservaMutation,
  useCancelarPedidoReservaMutation,
  useRecusarPedidoReservaMutation,
} from './pedidos.generated'

const options = { refetchQueries: [PedidosReservaDocument] }

type Props = {
  pedido: PedidoDetalheFragment
  onBack: () => void
  onDone: () => void
  onReload: () => void
}

/** Approves a request with another room or another time. */
export function OutraSala({ pedido, onBack, onDone, onReload }: Props) {
  const { id, versao, idRecurso } = pedido
  const [aprovar] = useAprovarPedidoReservaMutation(options)
  const start = horarioDe(pedido, useContext(TimeZone))
  const form = useZodForm(outraSalaForm, { idRecurso, ...start })
  const { control } = form
  const [dia, das, ate, ateDia] = form.watch(['dia', 'das', 'ate', 'ateDia'])
  const horario = { dia, das, ate, ateDia }
  const save = async (values: z.output<typeof outraSalaForm>) => {
    const input = { ...periodoDe(values), idRecurso: String(values.idRecurso), versao }
    dataOf(await aprovar({ variables: { id: String(id), input } }))
    toast.success('Pedido aprovado: a reserva está feita.')
    onDone()
  }
  return (
    <Form form={form} onSave={save} onReload={onReload} failureText="Não foi possível aprovar o pedido.">
      <Section title="Outra sala ou horário" help="Quem pediu é avisado da mudança.">
        <DateField control={control} name="dia" label="Dia" required wide />
        <TimeField control={control} name="das" label="Das" required />
        <TimeField control={control} name="ate" label="Até" required help={ajudaDoFim(horario)} />
        {start.ateDia && <DateField control={control} name="ateDia" label="Até o dia" required wide />}
        <SalaField control={control} name="idRecurso" periodo={periodoDe(horario)} />
      </Section>
      <FormFooter form={form} cancel={onBack} cancelText="Voltar" saveText="Aprovar assim" />
    </Form>
  )
}

const kinds = {
  recusar: { title: 'Recusar o pedido', save: 'Recusar', done: 'Pedido recusado.' },
  cancelar: { title: 'Cancelar a reserva', save: 'Cancelar reserva', done: 'Reserva cancelada: a sala está livre.' },
}

/** Refuses a request, or takes an approved room away; the person who asked reads why. */
export function Motivo({ pedido, kind, onBack, onDone, onReload }: Props & { kind: keyof typeof kinds }) {
  const { id, versao } = pedido
  const { title, save: saveText, done } = kinds[kind]
  const [recusar] = useRecusarPedidoReservaMutation(options)
  const [cancelar] = useCancelarPedidoReservaMutation(options)
  const form = useZodForm(recusarPedidoInput, { id, versao })
  const save = async ({ resposta }: z.output<typeof recusarPedidoInput>) => {
    const variables = { id: String(id), resposta }
    if (kind === 'recusar') dataOf(await recusar({ variables: { ...variables, versao } }))
    else dataOf(await cancelar({ variables }))
    toast.success(done)
    onDone()
  }
  return (
    <Form
      form={form}
      onSave={save}
      onReload={onReload}
      failureText={kind === 'recusar' ? 'Não foi possível recusar o pedido.' : 'Não foi possível cancelar a reserva.'}
    >
      <Section title={title}>
        <TextArea
          control={form.control}
          name="resposta"
          label="Motivo"
          help="Quem pediu é avisado e lê o motivo."
          required
          wide
        />
      </Section>
      <FormFooter form={form} cancel={onBack} cancelText="Voltar" saveText={saveText} danger />
    </Form>
  )
}
