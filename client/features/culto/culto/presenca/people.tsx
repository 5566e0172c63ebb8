import { Button } from '@blueprintjs/core'
import { Cross } from '@blueprintjs/icons'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { ShowMore } from '../../../../kernel/detail'
import { RecordField } from '../../../../kernel/form'
import { sayWaiting, sendNow, useRoll } from '../../../../kernel/outbox'
import { useCan } from '../../../../kernel/session'
import { Avatar, DateText, ErrorState, Skeleton, toast, useConfirm } from '../../../../kernel/ui'
import { useKeptSearch, useUsuarioSearch } from '../../../acesso/usuario'
import { cultoUrls } from '../urls'
import { MarcarTodos } from './marcar-todos'
import { PAGE } from './page'
import { MarcarPresencasCultoDocument, usePresentesDoCultoQuery } from './presenca.generated'
import styles from './presenca.module.css'

type Props = {
  /** The worship service as the address names it. */
  id: string
  idCulto: number
  /** the worship service in words */
  quando: string
  /** Changes whenever somebody arrives. */
  presentes: number
  /** whether presences can be recorded and removed; those of a cancelled worship service can only be read */
  marks: boolean
}

/** The people who are present. Helpers can add people without a phone. */
export function People({ id, idCulto, quando, presentes, marks }: Props) {
  const confirm = useConfirm()
  const readsPeople = useCan('usuario.ler')
  const variables = { id, first: PAGE }
  const { data, error, refetch, fetchMore } = usePresentesDoCultoQuery({
    variables,
    fetchPolicy: 'cache-first',
    context: { kept: true },
  })
  const again = () => void refetch().catch(() => undefined)
  const record = `culto:${idCulto}`
  const seen = useRef(presentes)
  const roll = useRoll({
    record,
    text: `Presença no culto, ${quando}`,
    to: cultoUrls.presenca(idCulto),
    document: MarcarPresencasCultoDocument,
    variables: { id: String(idCulto) },
    onDelivered({ marcarPresencasCulto }) {
      // the live count that follows tells nothing new
      seen.current = marcarPresencasCulto.presentes
      again()
    },
  })
  useEffect(() => {
    if (seen.current === presentes) return
    seen.current = presentes
    void refetch().catch(() => undefined)
  }, [presentes, refetch])

  const send = async (texts: { waiting: Parameters<typeof sayWaiting>; refused: string; sent?: string }) => {
    const state = await sendNow(record)
    if (state === 'waiting') sayWaiting(...texts.waiting)
    else if (state === 'refused') toast.error(texts.refused)
    else if (texts.sent && state === 'sent') toast.success(texts.sent)
  }
  const add = ({ id, name }: { id: number; name: string }) => {
    roll.mark([{ who: String(id), name }], true)
    void send({
      waiting: ['A presença'],
      refused: 'A presença não foi aceita. Veja o motivo acima.',
      sent: 'Presença registrada com sucesso.',
    })
  }
  const remove = async (who: string, name: string) => {
    const text = `A presença de ${name} será removida. Para desfazer, registre a presença de novo.`
    if (!(await confirm({ text, confirmText: 'Remover', danger: true }))) return
    roll.mark([{ who, name }], false)
    void send({
      waiting: ['A mudança', 'A presença foi retirada neste aparelho. A mudança é enviada quando houver conexão.'],
      refused: 'A presença não pôde ser retirada. Veja o motivo acima.',
    })
  }
  const removeButton = (who: string, name: string) =>
    marks && (
      <Button
        variant="minimal"
        icon={<Cross />}
        aria-label={`Remover a presença de ${name}`}
        onClick={() => void remove(who, name)}
      />
    )

  const page = data?.culto.presencas
  const there = new Set(page?.nodes.map(({ membro }) => String(membro?.id)))
  /** marked here, and not in the list yet */
  const coming = roll.people.filter(({ who, on }) => on && !there.has(who))
  const shown = page?.nodes.length ?? 0
  const more = () =>
    fetchMore({
      variables: { after: String(shown) },
      updateQuery: (before, { fetchMoreResult }) => ({
        culto: {
          ...before.culto,
          presencas: {
            ...fetchMoreResult.culto.presencas,
            nodes: [...before.culto.presencas.nodes, ...fetchMoreResult.culto.presencas.nodes],
          },
        },
      }),
    })
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <h2>Quem está presente</h2>
        {marks && readsPeople && (
          <MarcarTodos
            id={id}
            onMark={(people, on) => {
              roll.mark(
                people.map(({ id, name }) => ({ who: String(id), name })),
                on,
              )
              void send({
                waiting: ['A presença'],
                refused: 'Algumas presenças não foram aceitas. Veja o motivo acima.',
              })
            }}
          />
        )}
      </header>
      {marks && <Add onAdd={add} />}
      {error && !page && <ErrorState text="Não foi possível buscar as presenças." onRetry={again} />}
      {!error && !page && <Skeleton />}
      {page?.totalCount === 0 && coming.length === 0 && (
        <p className={styles.hint}>
          {marks ? 'Ninguém confirmou presença ainda.' : 'Ninguém confirmou presença neste culto.'}
        </p>
      )}
      <ul className={styles.people}>
        {coming.map(({ who, name }) => (
          <li key={who}>
            <Avatar name={name} />
            <span className={styles.person}>
              {name}
              {roll.stuck && <small>Aguardando</small>}
            </span>
            {removeButton(who, name)}
          </li>
        ))}
        {page?.nodes.map(
          ({ id, createdAt, membro }) =>
            membro &&
            roll.marks.get(String(membro.id)) !== false && (
              <li key={id}>
                <Avatar name={membro.name} src={membro.fotoUrl} />
                <span className={styles.person}>
                  {membro.name}
                  <small>
                    <DateText value={createdAt} />
                  </small>
                </span>
                {removeButton(String(membro.id), membro.name)}
              </li>
            ),
        )}
      </ul>
      {page && page.totalCount > shown && (
        <ShowMore more={more} failureText="Não foi possível buscar as outras presenças." />
      )}
    </section>
  )
}

/** A field that adds the selected person at once and then becomes empty again. */
function Add({ onAdd }: { onAdd: (person: { id: number; name: string }) => void }) {
  const { control, watch, reset } = useForm<{ idMembro: number | null }>({ defaultValues: { idMembro: null } })
  const pessoas = useKeptSearch(useUsuarioSearch({ usuarioAtivo: 1 }))
  const chosen = pessoas.choices.find(({ value }) => value === watch('idMembro'))
  const handle = useRef(onAdd)
  handle.current = onAdd
  useEffect(() => {
    if (!chosen) return
    handle.current({ id: chosen.value, name: chosen.name })
    reset({ idMembro: null })
  }, [chosen, reset])
  return (
    <RecordField
      control={control}
      name="idMembro"
      label="Registrar presença de"
      placeholder="Digite o nome…"
      found={pessoas}
    />
  )
}
