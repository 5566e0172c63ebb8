import { useContext } from 'react'
import type { z } from 'zod'
import { reservaInput } from '../../../../../schema/rules/agenda/reserva.input'
import { dataOf } from '../../../../kernel/apollo'
import {
  DateTimeField,
  NumberField,
  RecordField,
  RecordForm,
  Section,
  TextArea,
  TextField,
  useZodForm,
} from '../../../../kernel/form'
import { rowOf, TimeZone } from '../../../../kernel/ui'
import { useUsuarioSearch, usuarioChoice } from '../../../acesso/usuario'
import { recursoChoice, useRecursoSearch } from '../../recurso'
import { ReservasDocument } from '../list/reservas.generated'
import { typedPeriod } from '../periodo'
import { reservaUrls } from '../urls'
import type { ReservaEdicaoFragment } from './reserva-form.generated'
import { useAtualizarReservaMutation, useCriarReservaMutation } from './reserva-form.generated'

type Start = {
  recurso: { id: number; idCliente: number; nomeRecurso: string; quantidade: number } | null
  dataInicio?: string
  dataFim?: string
  responsavel: { id: number; name: string; email?: string | null } | null
}

type Props = {
  /** The reservation to edit; a new reservation starts with the values of `start` instead. */
  reserva?: ReservaEdicaoFragment
  start?: Start
  onReload?: () => void
}

const options = { refetchQueries: [ReservasDocument] }

export function ReservaForm({ reserva, start, onReload }: Props) {
  const timeZone = useContext(TimeZone)
  const recursos = useRecursoSearch()
  const pessoas = useUsuarioSearch({ usuarioAtivo: 1 })
  const [criar] = useCriarReservaMutation(options)
  const [atualizar] = useAtualizarReservaMutation(options)
  const { recurso, responsavel } = reserva ?? start ?? {}
  const initial = reserva
    ? { ...reserva, ...typedPeriod(reserva, timeZone) }
    : {
        quantidade: 1,
        idRecurso: recurso?.id,
        idResponsavel: responsavel?.id,
        dataInicio: start?.dataInicio,
        dataFim: start?.dataFim,
      }
  const form = useZodForm(reservaInput, initial)
  const { control } = form

  const save = async ({ idRecurso, idResponsavel, ...values }: z.output<typeof reservaInput>) => {
    const input = {
      ...values,
      idRecurso: String(idRecurso),
      idResponsavel: idResponsavel == null ? null : String(idResponsavel),
    }
    const { id } = reserva
      ? dataOf(await atualizar({ variables: { id: String(reserva.id), input } })).atualizarReserva
      : dataOf(await criar({ variables: { input } })).criarReserva
    return {
      text: reserva ? 'Reserva atualizada com sucesso.' : 'Reserva criada com sucesso.',
      ...rowOf(reservaUrls.list, id, { idRecurso: input.idRecurso }),
    }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      onReload={onReload}
      failureText="Houve um problema ao criar ou atualizar a reserva."
      cancel={reservaUrls.list}
      record={reserva}
      another={{ text: 'Salvar e criar outra', keep: ['dataInicio', 'dataFim', 'finalidade', 'idResponsavel'] }}
    >
      <Section title="O que e para quê">
        <RecordField
          control={control}
          name="idRecurso"
          label="Recurso"
          required
          found={recursos}
          selected={recurso && recursoChoice(recurso)}
        />
        <NumberField control={control} name="quantidade" label="Unidades" required />
        <TextField
          control={control}
          name="finalidade"
          label="Finalidade"
          placeholder="Ex.: Culto de jovens"
          required
          wide
          maxLength={160}
        />
      </Section>
      <Section title="Quando" help="Sem hora, vale o dia inteiro. No fim, o recurso já está livre para outra reserva.">
        <DateTimeField control={control} name="dataInicio" label="Início" required />
        <DateTimeField control={control} name="dataFim" label="Fim" required />
      </Section>
      <Section title="Quem responde">
        <RecordField
          control={control}
          name="idResponsavel"
          label="Responsável"
          placeholder="Digite um nome ou e-mail…"
          found={pessoas}
          selected={responsavel && usuarioChoice(responsavel)}
        />
        <TextArea control={control} name="observacoes" label="Observações" wide />
      </Section>
    </RecordForm>
  )
}
