import type { z } from 'zod'
import { visitaPastoralComLeitores } from '../../../../../schema/rules/pessoas/visita-pastoral.input'
import { dataOf } from '../../../../kernel/apollo'
import {
  DateField,
  RecordField,
  RecordForm,
  RecordsField,
  Section,
  TextArea,
  useAskAgain,
  useZodForm,
} from '../../../../kernel/form'
import { useViewer } from '../../../../kernel/session'
import { rowOf } from '../../../../kernel/ui'
import { useUsuarioSearch, usuarioChoice } from '../../../acesso/usuario'
import { visitaPastoralUrls } from '../urls'
import styles from './form.module.css'
import type { VisitaPastoralEdicaoFragment } from './visita-pastoral-form.generated'
import { useAtualizarVisitaPastoralMutation, useCriarVisitaPastoralMutation } from './visita-pastoral-form.generated'

type Props = { visita?: VisitaPastoralEdicaoFragment; onReload?: () => void }

export function VisitaPastoralForm({ visita, onReload }: Props) {
  // A recent convert cannot make pastoral visits, and cannot baptise either.
  const pastores = useUsuarioSearch({ recemConvertido: 0 }, undefined, 'pastor')
  const visitados = useUsuarioSearch({})
  const [criar] = useCriarVisitaPastoralMutation()
  const [atualizar] = useAtualizarVisitaPastoralMutation()
  const reserved = visita?.comentarioReservado === true
  const { id: own } = useViewer()
  // whoever writes the first comment becomes its author
  const isAuthor = !visita || visita.autor?.id === own || (!reserved && !visita.comentarioVisita)
  const people = useUsuarioSearch({ comAcesso: true })
  const initial = visita && { ...visita, leitores: visita.leitores.map(({ id }) => id) }
  const form = useZodForm(visitaPastoralComLeitores, initial ?? {})
  const { control } = form
  const askAgain = useAskAgain()

  const save = async ({ leitores, comentarioVisita, ...values }: z.output<typeof visitaPastoralComLeitores>) => {
    const input = {
      ...values,
      idPastor: String(values.idPastor),
      idVisitado: String(values.idVisitado),
      ...(!reserved && { comentarioVisita }),
      ...(isAuthor && { leitores: (leitores ?? []).map(String) }),
    }
    const saved = visita
      ? dataOf(await atualizar({ variables: { id: String(visita.id), input } })).atualizarVisitaPastoral
      : dataOf(await criar({ variables: { input } })).criarVisitaPastoral
    return {
      text: visita ? 'Visita pastoral editada com sucesso.' : 'Visita pastoral criada com sucesso.',
      ...rowOf(visitaPastoralUrls.list, saved.id, { busca: saved.visitado?.name ?? '' }),
    }
  }

  return (
    <RecordForm
      form={form}
      save={(values) => askAgain(save, values, 'confirmarMesmoDia', 'Salvar mesmo assim')}
      onReload={onReload}
      failureText="Erro ao salvar a visita pastoral."
      cancel={visitaPastoralUrls.list}
      record={visita}
      another={{ text: 'Salvar e criar outra', keep: ['idPastor', 'dataVisita'] }}
    >
      <Section title="Visita">
        <RecordField
          control={control}
          name="idPastor"
          label="Pastor"
          required
          found={pastores}
          selected={visita?.pastor && usuarioChoice(visita.pastor)}
        />
        <RecordField
          control={control}
          name="idVisitado"
          label="Visitado"
          required
          found={visitados}
          selected={visita?.visitado && usuarioChoice(visita.visitado)}
        />
        <DateField control={control} name="dataVisita" label="Data da Visita" required />
        {reserved ? (
          <p className={styles.reserved}>
            O comentário é reservado a quem o escreveu, aos pastores e a quem o autor escolher.
          </p>
        ) : (
          <TextArea
            control={control}
            name="comentarioVisita"
            label="Comentário"
            help={
              isAuthor
                ? 'Reservado: fica cifrado. Só você, os pastores e quem você escolher o leem.'
                : 'Reservado: fica cifrado. Só quem o escreveu, os pastores e quem o autor escolher o leem.'
            }
            rows={6}
            wide
          />
        )}
        {isAuthor && (
          <RecordsField
            control={control}
            name="leitores"
            label="Quem mais pode ler o comentário"
            found={people}
            selected={visita?.leitores.map(usuarioChoice)}
            wide
          />
        )}
      </Section>
    </RecordForm>
  )
}
