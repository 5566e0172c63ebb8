import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { errorText } from '../../../../kernel/apollo'
import { useCan } from '../../../../kernel/session'
import { EmptyState, ErrorState, Modal, PageSpinner, toast } from '../../../../kernel/ui'
import { usePedirSubstitutoMutation, useSubstitutosPossiveisQuery } from './substituto.generated'
import styles from './substituto.module.css'
import { useRefresh } from './use-refresh'

type Props = { id: number; funcao: string; onClose: () => void }

/**
 * Lists the people who can take over a roster entry. The user asks one person or all of them; the first who accepts
 * takes it.
 */
export function SubstitutoDialog({ id, funcao, onClose }: Props) {
  const ref = String(id)
  const { data, error, refetch } = useSubstitutosPossiveisQuery({
    variables: { id: ref },
    fetchPolicy: 'network-only',
  })
  const [pedir, { loading }] = usePedirSubstitutoMutation()
  const refresh = useRefresh()
  const [called, setCalled] = useState<readonly number[]>([])
  const people = data?.substitutosPossiveis
  const isCalled = (person: { id: number; chamado: boolean }) => person.chamado || called.includes(person.id)
  const left = people?.filter((person) => !isCalled(person)) ?? []
  const makesRosters = useCan('escalaCulto.escrever')

  const ask = async (person?: { id: number; name: string }) => {
    try {
      const answer = await pedir({ variables: { id: ref, idMembro: person && String(person.id) } })
      refresh()
      const { chamados = 0 } = answer.data?.pedirSubstituto ?? {}
      // somebody else may have called the same people meanwhile
      if (chamados === 0)
        toast.info(person ? `${person.name} já tinha sido chamado(a).` : 'Todas já tinham sido chamadas.')
      else toast.success(person ? `${person.name} foi chamado(a).` : calledText(chamados))
      if (!person) return onClose()
      setCalled((before) => [...before, person.id])
    } catch (failure) {
      toast.error(errorText(failure, 'Não foi possível pedir um substituto.'))
    }
  }

  return (
    <Modal title="Pedir substituto" onClose={onClose}>
      <p>Quem aceitar primeiro fica com o lugar ({funcao}). Até lá, a escala não muda.</p>
      {error && !people ? (
        <ErrorState
          text={errorText(error, 'Não foi possível buscar quem pode servir.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : !people ? (
        <PageSpinner />
      ) : people.length === 0 ? (
        <EmptyState
          text="Não há ninguém livre com esta função ou deste departamento."
          hint={makesRosters ? 'Escale outra pessoa.' : 'Fale com quem monta as escalas.'}
        />
      ) : (
        <ul className={styles.people} aria-label="Quem pode ficar no lugar">
          {people.map((person) => (
            <li key={person.id}>
              <span>{person.name}</span>
              {isCalled(person) ? (
                <span className={styles.called}>Chamado(a)</span>
              ) : (
                <Button
                  variant="outlined"
                  text="Chamar"
                  aria-label={`Chamar ${person.name}`}
                  disabled={loading}
                  onClick={() => void ask(person)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <footer className={styles.footer}>
        <Button variant="outlined" text="Fechar" onClick={onClose} />
        {left.length > 1 && (
          <Button
            intent="primary"
            text={`Chamar todas as ${left.length} pessoas`}
            loading={loading}
            onClick={() => void ask()}
          />
        )}
      </footer>
    </Modal>
  )
}

const calledText = (count: number): string =>
  count === 1 ? '1 pessoa foi chamada.' : `${count} pessoas foram chamadas.`
