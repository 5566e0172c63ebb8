import { Button } from '@blueprintjs/core'
import { errorText } from '../../../kernel/apollo'
import { DateText, ErrorState, Skeleton, StatusDot, toast, useConfirm } from '../../../kernel/ui'
import { Card } from './card'
import styles from './configuracoes.module.css'
import {
  MinhasSessoesDocument,
  useEncerrarOutrasSessoesMutation,
  useEncerrarSessaoMutation,
  useMinhasSessoesQuery,
} from './seguranca.generated'

const FAILURE = 'Não foi possível encerrar a sessão.'

export function Sessoes() {
  const { data, error, refetch } = useMinhasSessoesQuery()
  const [encerrar, one] = useEncerrarSessaoMutation({ refetchQueries: [MinhasSessoesDocument] })
  const [encerrarOutras, others] = useEncerrarOutrasSessoesMutation({ refetchQueries: [MinhasSessoesDocument] })
  const confirm = useConfirm()

  const end = async (uuid: string) => {
    await encerrar({ variables: { uuid } })
      .then(() => toast.success('Sessão encerrada.'))
      .catch((failure: unknown) => toast.error(errorText(failure, FAILURE)))
  }
  const endOthers = async () => {
    const text = 'Quem estiver usando a sua conta em outros aparelhos terá de entrar de novo.'
    if (!(await confirm({ text, confirmText: 'Encerrar outras sessões', danger: true }))) return
    await encerrarOutras()
      .then((result) => result.data && toast.success(result.data.encerrarOutrasSessoes.message))
      .catch((failure: unknown) => toast.error(errorText(failure, FAILURE)))
  }

  const sessions = data?.minhasSessoes
  return (
    <Card
      title="Sessões"
      text="Onde a sua conta está aberta agora."
      actions={
        sessions &&
        sessions.length > 1 && <Button text="Encerrar outras sessões" loading={others.loading} onClick={endOthers} />
      }
    >
      {error && !sessions && <ErrorState text="Não foi possível carregar as sessões." onRetry={() => void refetch()} />}
      <ul className={styles.rows}>
        {!sessions && !error && (
          <li>
            <Skeleton width="60%" />
          </li>
        )}
        {sessions?.map((sessao) => (
          <li key={sessao.uuid}>
            <div>
              <strong>{sessao.dispositivo}</strong>
              <p>
                {sessao.endereco} · usada em <DateText value={sessao.usadaEm} />
              </p>
            </div>
            {sessao.atual ? (
              <StatusDot color="success" text="Esta sessão" />
            ) : (
              <Button text="Encerrar" loading={one.loading} onClick={() => end(sessao.uuid)} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
