import { Button } from '@blueprintjs/core'
import { errorText } from '../../../kernel/apollo'
import { StatusDot, toast, useConfirm } from '../../../kernel/ui'
import { type InscricaoFragment, useInscreverNoEventoMutation, useSairDoEventoMutation } from './inscricao.generated'

type Props = Pick<InscricaoFragment, 'id' | 'vagas' | 'quantidadeMembros' | 'minhaInscricao' | 'acoesPermitidas'> & {
  nomeEvento: string
}

/** How the current user takes part: '3º na lista de espera'. */
export function inscricaoText({ minhaInscricao: own }: Pick<Props, 'minhaInscricao'>): string | null {
  if (!own) return null
  return own.situacao === 'inscrito' ? 'Você está inscrito' : `Você é o ${own.posicao}º da lista de espera`
}

/** Whether the current user takes part, as a dot with its text. */
export function SituacaoInscricao({ evento }: { evento: Pick<Props, 'minhaInscricao'> }) {
  const text = inscricaoText(evento)
  if (!text) return null
  return <StatusDot color={evento.minhaInscricao?.situacao === 'inscrito' ? 'success' : 'warning'} text={text} />
}

/** Signs the current user up for an event, or out of it. Shows nothing where that is not possible. */
export function Inscricao({ evento, large = false }: { evento: Props; large?: boolean }) {
  const [inscrever, joining] = useInscreverNoEventoMutation()
  const [sair, leaving] = useSairDoEventoMutation()
  const confirm = useConfirm()
  if (!evento.acoesPermitidas.includes('inscrever')) return null
  const { id, nomeEvento, vagas, quantidadeMembros, minhaInscricao } = evento
  const full = vagas !== null && quantidadeMembros >= vagas

  const join = () =>
    inscrever({ variables: { id } })
      .then(({ data }) => {
        const now = data?.inscreverNoEvento.minhaInscricao
        if (now?.situacao === 'espera') toast.info(`Sem vagas: você é o ${now.posicao}º da lista de espera.`)
        else toast.success('Inscrição feita.')
      })
      .catch((error: unknown) => toast.error(errorText(error, 'Não foi possível fazer a inscrição.')))
  const leave = async () => {
    const text = full
      ? `A sua vaga em ${nomeEvento} passa a outra pessoa.`
      : `Você pode se inscrever de novo enquanto houver vagas em ${nomeEvento}.`
    if (minhaInscricao?.situacao === 'inscrito' && !(await confirm({ text, confirmText: 'Sair do evento' }))) return
    await sair({ variables: { id } })
      .then(({ data }) => data && toast.success('Você saiu do evento.'))
      .catch((error: unknown) => toast.error(errorText(error, 'Não foi possível sair do evento.')))
  }

  const size = large ? undefined : 'small'
  return minhaInscricao ? (
    <Button
      variant="outlined"
      size={size}
      text={minhaInscricao.situacao === 'inscrito' ? 'Sair do evento' : 'Sair da espera'}
      loading={leaving.loading}
      onClick={() => void leave()}
    />
  ) : (
    <Button
      intent="primary"
      size={size}
      text={full ? 'Entrar na espera' : 'Inscrever-me'}
      aria-label={`${full ? 'Entrar na lista de espera' : 'Inscrever-me'}: ${nomeEvento}`}
      loading={joining.loading}
      onClick={() => void join()}
    />
  )
}
