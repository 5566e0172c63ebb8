import { Button } from '@blueprintjs/core'
import { Cross } from '@blueprintjs/icons'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { errorText } from '../../../../kernel/apollo'
import { RecordField } from '../../../../kernel/form'
import { Avatar, DateText, ErrorState, Skeleton, toast, useConfirm } from '../../../../kernel/ui'
import { useUsuarioSearch } from '../../../acesso/usuario'
import {
  usePresentesDoCultoQuery,
  useRegistrarPresencaCultoMutation,
  useRemoverPresencaCultoMutation,
} from './presenca.generated'
import styles from './presenca.module.css'

/** How many people are shown first; they come with the worship service. */
export const PAGE = 50

type Props = {
  /** The worship service as the address names it. */
  id: string
  idCulto: number
  idCliente: number
  /** Changes whenever somebody arrives. */
  presentes: number
}

/** The people who are present. Helpers can add people without a phone. */
export function People({ id, idCulto, idCliente, presentes }: Props) {
  const confirm = useConfirm()
  const variables = { id, first: PAGE }
  const { data, error, refetch, fetchMore } = usePresentesDoCultoQuery({ variables, fetchPolicy: 'cache-first' })
  const [registrar] = useRegistrarPresencaCultoMutation()
  const [remover] = useRemoverPresencaCultoMutation()
  const again = () => void refetch().catch(() => undefined)
  const seen = useRef(presentes)
  useEffect(() => {
    if (seen.current === presentes) return
    seen.current = presentes
    void refetch().catch(() => undefined)
  }, [presentes, refetch])

  const add = async (idMembro: number | null) => {
    if (idMembro === null) return
    try {
      await registrar({ variables: { idCulto: String(idCulto), idMembro: String(idMembro) } })
      toast.success('Presença registrada com sucesso.')
      again()
    } catch (failure) {
      toast.error(errorText(failure, 'Não foi possível confirmar a presença.'))
    }
  }
  const remove = async (membro: { id: number; name: string }) => {
    const text = `A presença de ${membro.name} será removida.`
    if (!(await confirm({ text, confirmText: 'Remover', danger: true }))) return
    try {
      await remover({ variables: { idCulto: String(idCulto), idMembro: String(membro.id) } })
      again()
    } catch (failure) {
      toast.error(errorText(failure, 'Não foi possível remover a presença.'))
    }
  }

  const page = data?.culto.presencas
  const shown = page?.nodes.length ?? 0
  const more = () =>
    void fetchMore({
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
    }).catch(() => toast.error('Não foi possível buscar as presenças.'))
  return (
    <section className={styles.card}>
      <h2>Quem está presente</h2>
      <Add idCliente={idCliente} onAdd={add} />
      {error && !page && <ErrorState text="Não foi possível buscar as presenças." onRetry={again} />}
      {!error && !page && <Skeleton />}
      {page?.totalCount === 0 && <p className={styles.hint}>Ninguém confirmou presença ainda.</p>}
      <ul className={styles.people}>
        {page?.nodes.map(
          ({ id, createdAt, membro }) =>
            membro && (
              <li key={id}>
                <Avatar name={membro.name} src={membro.fotoUrl} />
                <span className={styles.person}>
                  {membro.name}
                  <small>
                    <DateText value={createdAt} />
                  </small>
                </span>
                <Button
                  variant="minimal"
                  icon={<Cross />}
                  aria-label={`Remover a presença de ${membro.name}`}
                  onClick={() => remove(membro)}
                />
              </li>
            ),
        )}
      </ul>
      {page && page.totalCount > shown && <Button text="Mostrar mais" onClick={more} />}
    </section>
  )
}

/** A field that adds the selected person at once and then becomes empty again. */
function Add({ idCliente, onAdd }: { idCliente: number; onAdd: (id: number | null) => void }) {
  const { control, watch, reset } = useForm<{ idMembro: number | null }>({ defaultValues: { idMembro: null } })
  const pessoas = useUsuarioSearch({ usuarioAtivo: 1 }, idCliente)
  const chosen = watch('idMembro')
  const handle = useRef(onAdd)
  handle.current = onAdd
  useEffect(() => {
    if (chosen === null || chosen === undefined) return
    handle.current(chosen)
    reset({ idMembro: null })
  }, [chosen, reset])
  return (
    <RecordField
      control={control}
      name="idMembro"
      label="Registrar presença de"
      placeholder="Digite o nome de quem está presente…"
      found={pessoas}
    />
  )
}
