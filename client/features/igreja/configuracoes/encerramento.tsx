import { Button, Callout } from '@blueprintjs/core'
import { useState } from 'react'
import { errorText } from '../../../kernel/apollo'
import { DateText, toast } from '../../../kernel/ui'
import { SenhaDialog } from '../../acesso/confirmar-senha'
import { Card } from './card'
import { SituacaoDaIgrejaDocument } from './faixas/situacao.generated'
import { useEncerramentoIgrejaQuery, useEncerrarIgrejaMutation, useManterIgrejaMutation } from './privacidade.generated'

/** Closes the church's account. The data is deleted after thirty days; until then this can be undone. */
export function Encerramento() {
  const [asking, setAsking] = useState(false)
  const { data, refetch } = useEncerramentoIgrejaQuery({ fetchPolicy: 'network-only' })
  const [encerrar] = useEncerrarIgrejaMutation({
    refetchQueries: [SituacaoDaIgrejaDocument],
    context: { secret: true },
  })
  const [manter, { loading }] = useManterIgrejaMutation({ refetchQueries: [SituacaoDaIgrejaDocument] })
  const apagarEm = data?.igreja.apagarEm
  const close = async (senha: string, codigo?: string) => {
    const { data } = await encerrar({ variables: { senha, codigo } })
    setAsking(false)
    if (data) toast.success(data.encerrarIgreja.message)
    await refetch()
  }
  const keep = () =>
    manter()
      .then(async ({ data }) => {
        await refetch()
        toast.success(data?.manterIgreja.message ?? 'A conta da igreja foi mantida.')
      })
      .catch((error: unknown) => toast.error(errorText(error, 'Não foi possível manter a conta da igreja.')))
  return (
    <Card
      title="Encerrar a conta da igreja"
      text="Tudo o que a igreja tem aqui é apagado depois de 30 dias. Baixe antes os dados da igreja. Até lá, tudo funciona e você pode desistir."
      actions={
        apagarEm ? (
          <Button intent="primary" text="Manter a conta" loading={loading} onClick={keep} />
        ) : (
          <Button intent="danger" variant="outlined" text="Encerrar conta" onClick={() => setAsking(true)} />
        )
      }
    >
      {apagarEm && (
        <Callout intent="warning">
          A conta da igreja será apagada em <DateText value={apagarEm} />.
        </Callout>
      )}
      {asking && (
        <SenhaDialog
          title="Encerrar a conta da igreja"
          text="Em 30 dias, pessoas, finanças, cultos e tudo mais serão apagados. Depois disso não há como voltar atrás."
          saveText="Encerrar conta"
          danger
          failureText="Não foi possível encerrar a conta da igreja."
          onSave={close}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}
