import { Button } from '@blueprintjs/core'
import { errorText } from '../../../kernel/apollo'
import { StatusDot, toast, useConfirm } from '../../../kernel/ui'
import { type InscricaoFragment, useInscreverNoEventoMutation, useSairDoEventoMutation } from './inscricao.generated'

type Own = Pick<InscricaoFragment, 'minhaInscricao'>

/** How the current user takes part, as a dot with its text: '3º lugar na lista de espera'. Shows nothing for other people. */
export function SituacaoInscricao({ evento: { minhaInscricao: own } }: { evento: Own }) {
  if (!own) return null
  return own.situacao === 'inscrito' ? (
    <StatusDot color="success" text="Inscrição confirmada" />
  ) : (
    <StatusDot color="warning" text={`${own.posicao}º lugar na lista de espera`} />
  )
}

/** Signs the current user up for an event, or out of it. Shows nothing where that is not possible. */
export function Inscricao({ evento, large = false }: { evento: InscricaoFragment; large?: boolean }) {
  const [inscrever, joining] = useInscreverNoEventoMutation()
  const [sair, leaving] = useSairDoEventoMutation()
  const confirm = useConfirm()
  const { id, nomeEvento, vagas, quantidadeMembros, quantidadeEspera, minhaInscricao, acoesPermitidas } = evento
  const full = vagas !== null && quantidadeMembros >= vagas
  const size = large ? undefined : 'small'

  const join = () =>
    inscrever({ variables: { id: String(id) } })
      .then(({ data }) => {
        const now = data?.inscreverNoEvento.minhaInscricao
        if (now?.situacao === 'espera') toast.info(`Sem vagas: você está em ${now.posicao}º lugar na lista de espera.`)
        else toast.success('Inscrição feita.')
      })
      .catch((error: unknown) => toast.error(errorText(error, 'Não foi possível fazer a inscrição.')))
  const leave = async () => {
    const waits = minhaInscricao?.situacao === 'espera'
    const passes = quantidadeEspera > 0 ? ' A sua vaga passa a quem espera.' : ''
    const text = waits
      ? `Você perde o seu lugar na lista de espera de ${nomeEvento}.`
      : `Você deixa de participar de ${nomeEvento}.${passes}`
    if (!(await confirm({ text, confirmText: waits ? 'Sair da espera' : 'Sair do evento' }))) return
    await sair({ variables: { id: String(id) } })
      .then(() => toast.success(waits ? 'Você saiu da lista de espera.' : 'Você saiu do evento.'))
      .catch((error: unknown) => toast.error(errorText(error, 'Não foi possível sair do evento.')))
  }

  if (minhaInscricao) {
    if (!acoesPermitidas.includes('sair')) return null
    const text = minhaInscricao.situacao === 'inscrito' ? 'Sair do evento' : 'Sair da espera'
    return (
      <Button
        variant="outlined"
        size={size}
        text={text}
        aria-label={large ? undefined : `${text}: ${nomeEvento}`}
        loading={leaving.loading}
        onClick={() => void leave()}
      />
    )
  }
  if (!acoesPermitidas.includes('inscrever')) return null
  const text = full ? 'Entrar na espera' : 'Inscrever-me'
  return (
    <Button
      intent="primary"
      size={size}
      text={text}
      aria-label={large ? undefined : `${text}: ${nomeEvento}`}
      loading={joining.loading}
      onClick={() => void join()}
    />
  )
}
