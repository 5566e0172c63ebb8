import { useContext } from 'react'
import type { DefaultValues } from 'react-hook-form'
import type { z } from 'zod'
import { wallTimeIn } from '../../../../../schema/rules/dates.js'
import { dataOf } from '../../../../kernel/apollo'
import {
  DateField,
  NumberField,
  RecordForm,
  Section,
  TextArea,
  TextField,
  TimeField,
  useZodForm,
} from '../../../../kernel/form'
import { TimeZone } from '../../../../kernel/ui'
import { ajudaDoFim, periodoDe } from '../horario'
import { MeusPedidosReservaDocument } from '../meus/meus-pedidos.generated'
import { pedirSalaForm, unidades } from '../regras'
import { SalaField, useSalas } from '../sala-field'
import { pedidoReservaUrls } from '../urls'
import {
  type MeuPedidoEdicaoFragment,
  useAtualizarPedidoReservaMutation,
  usePedirReservaMutation,
} from './pedir-sala.generated'

type Values = z.input<typeof pedirSalaForm>

type Props = {
  /** The own request to change; without it the form makes a new one. */
  pedido?: MeuPedidoEdicaoFragment
  start: DefaultValues<Values>
  onReload?: () => void
}

const options = { refetchQueries: [MeusPedidosReservaDocument] }

export function PedirSalaForm({ pedido, start, onReload }: Props) {
  const timeZone = useContext(TimeZone)
  const [pedir] = usePedirReservaMutation(options)
  const [atualizar] = useAtualizarPedidoReservaMutation(options)
  const form = useZodForm(pedirSalaForm, start)
  const { control } = form
  const [dia, das, ate, ateDia, idRecurso] = form.watch(['dia', 'das', 'ate', 'ateDia', 'idRecurso'])
  const horario = { dia, das, ate, ateDia }
  const periodo = periodoDe(horario)
  const chosen = useSalas(periodo).salas?.find(({ recurso }) => String(recurso.id) === String(idRecurso))
  const thereAre = chosen?.recurso.quantidade
  const several = thereAre !== undefined && thereAre > 1

  const save = async (values: z.output<typeof pedirSalaForm>) => {
    const { dia: _dia, das: _das, ate: _ate, ateDia: _ateDia, ...what } = values
    const times = periodoDe(values)
    if (!times) return false
    if (times.dataInicio <= wallTimeIn(timeZone, new Date())) {
      form.setError(values.dia < wallTimeIn(timeZone, new Date()).slice(0, 10) ? 'dia' : 'das', {
        message: 'Peça um horário que ainda não passou.',
      })
      return false
    }
    const input = {
      ...what,
      ...times,
      idRecurso: String(what.idRecurso),
      quantidade: unidades(thereAre, what.quantidade),
    }
    if (pedido)
      dataOf(await atualizar({ variables: { id: String(pedido.id), input: { ...input, versao: pedido.versao } } }))
    else dataOf(await pedir({ variables: { input } }))
    return {
      text: pedido ? 'Pedido alterado.' : 'Pedido enviado. Você recebe um aviso quando houver resposta.',
      to: pedidoReservaUrls.meus,
    }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      onReload={onReload}
      failureText="Não foi possível enviar o pedido."
      cancel={pedidoReservaUrls.meus}
      saveText={pedido ? 'Salvar' : 'Enviar pedido'}
      record={pedido}
    >
      <Section title="Quando">
        <DateField control={control} name="dia" label="Dia" required wide />
        <TimeField control={control} name="das" label="Das" required />
        <TimeField control={control} name="ate" label="Até" required help={ajudaDoFim(horario)} />
        {start.ateDia && <DateField control={control} name="ateDia" label="Até o dia" required wide />}
      </Section>
      <Section title="Onde">
        <SalaField control={control} name="idRecurso" periodo={periodo} />
        {several && <NumberField control={control} name="quantidade" label="Unidades" />}
      </Section>
      <Section title="Para quê" help="Quem cuida da agenda aprova ou recusa, e você recebe um aviso.">
        <TextField
          control={control}
          name="finalidade"
          label="Para que é"
          help="Aparece na agenda da igreja."
          placeholder="Ex.: Ensaio do coral"
          required
          wide
          maxLength={160}
        />
        <NumberField control={control} name="pessoas" label="Quantas pessoas" />
        <TextArea control={control} name="observacao" label="Observação" help="Opcional. Só quem decide lê." wide />
      </Section>
    </RecordForm>
  )
}
