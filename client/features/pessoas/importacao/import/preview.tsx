import { useApolloClient } from '@apollo/client/react'
import { Button, Callout, Checkbox } from '@blueprintjs/core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { DetailCard } from '../../../../kernel/detail'
import { ErrorState, toast } from '../../../../kernel/ui'
import { usuarioUrls } from '../../../acesso/usuario/urls'
import { importacaoUrls } from '../urls'
import { Counts } from './counts'
import { ProblemRows } from './download'
import { failureText } from './failure'
import styles from './import.module.css'
import type { ImportacaoPreviaFragment } from './importacao.generated'
import {
  ConvitesDaImportacaoDocument,
  ImportacaoDocument,
  ImportacaoLinhasDocument,
  useConvitesDaImportacaoQuery,
  useGravarImportacaoMutation,
} from './importacao.generated'
import { Invitations } from './invitations'
import { Mapping } from './mapping'
import { Rows } from './rows'
import { useDesfazerImportacao } from './undo'

type Props = { importacao: ImportacaoPreviaFragment; another: string }

/** The preview of an import: the people that it would create. */
export function Preview({ importacao, another }: Props) {
  const navigate = useNavigate()
  const client = useApolloClient()
  const [skipErrors, setSkipErrors] = useState(false)
  const [skipDuplicates, setSkipDuplicates] = useState(false)
  const [share, setShare] = useState(false)
  const [invite, setInvite] = useState<boolean>()
  const [failure, setFailure] = useState<string>()
  const [gravar, { loading }] = useGravarImportacaoMutation()
  const desfazer = useDesfazerImportacao()
  const { id, comErro, duplicadas, validas } = importacao
  const unsaid = importacao.mapeamento.flatMap(({ valores }) => valores ?? []).find(({ valor }) => valor == null)
  const unmarked = validas > 0 && ((comErro > 0 && !skipErrors) || (duplicadas > 0 && !skipDuplicates))
  const unanswered = importacao.mapeamento.find(({ dataAmbigua, ordem }) => dataAmbigua && !ordem)
  const asked = useConvitesDaImportacaoQuery({ variables: { id: String(id) }, fetchPolicy: 'cache-and-network' })
  const convites = asked.data?.convitesDaImportacao
  const semEmail = convites?.semEmail ?? 0
  const unshared = semEmail > 0 && !share
  const uninvited = !convites || (convites.total > 0 && invite === undefined)
  const blocked = unmarked || validas === 0 || Boolean(unanswered || unsaid) || unshared || uninvited

  const write = async () => {
    setFailure(undefined)
    try {
      await gravar({
        variables: {
          id: String(id),
          ignorarDuplicadas: skipDuplicates,
          ignorarComErro: skipErrors,
          convidar: Boolean(invite),
        },
      })
    } catch (error) {
      setFailure(failureText(error))
      // The stored state may have changed: new duplicates, or the file was imported in another window.
      await client.refetchQueries({
        include: [ImportacaoDocument, ImportacaoLinhasDocument, ConvitesDaImportacaoDocument],
      })
      return
    }
    toast.success('Membros importados com sucesso.', {
      action: { text: 'Desfazer importação', onClick: () => desfazer(id) },
    })
    // Rows that were left out still have to be corrected.
    navigate(comErro + duplicadas > 0 ? importacaoUrls.preview(id) : usuarioUrls.list)
  }

  return (
    <div className={styles.steps}>
      <Counts importacao={importacao} />
      {importacao.avisos.length > 0 && (
        <Callout intent="warning" title="O que do arquivo fica de fora">
          {importacao.avisos.map((aviso) => (
            <p key={aviso}>{aviso}</p>
          ))}
        </Callout>
      )}
      <Mapping key={id} importacao={importacao} />
      <Rows importacao={importacao} />
      <DetailCard title="Importar">
        <div className={styles.send}>
          {validas === 0 && (
            <Callout intent="warning">
              Nenhuma linha pode ser importada: todas têm erro ou já estão cadastradas. Mude as colunas acima, ou
              corrija o arquivo e envie de novo.
            </Callout>
          )}
          {validas > 0 && comErro > 0 && (
            <>
              <Callout intent="warning">
                Há linhas com erro. Mude as colunas acima, corrija o arquivo e envie de novo, ou importe as outras e
                corrija estas depois.
              </Callout>
              <Checkbox
                checked={skipErrors}
                onChange={(event) => setSkipErrors(event.currentTarget.checked)}
                label={`Deixar de fora as linhas com erro (${comErro})`}
                disabled={loading}
              />
            </>
          )}
          {validas > 0 && duplicadas > 0 && (
            <Checkbox
              checked={skipDuplicates}
              onChange={(event) => setSkipDuplicates(event.currentTarget.checked)}
              label={`Deixar de fora as linhas duplicadas (${duplicadas})`}
              disabled={loading}
            />
          )}
          {validas > 0 && semEmail > 0 && (
            <Checkbox
              checked={share}
              onChange={(event) => setShare(event.currentTarget.checked)}
              label={`Gravar sem e-mail quem tem o e-mail de outra pessoa (${semEmail}); as observações dizem de quem é`}
              disabled={loading}
            />
          )}
          <ProblemRows importacao={importacao} />
          {failure && (
            <Callout intent="danger" role="alert">
              {failure}
            </Callout>
          )}
          {validas > 0 && convites && convites.total > 0 && (
            <Invitations convites={convites} chosen={invite} onChoose={setInvite} disabled={loading} />
          )}
          {asked.error && !convites && (
            <ErrorState
              text={errorText(asked.error, 'Não foi possível saber quantos convites a igreja pode enviar.')}
              onRetry={() => void asked.refetch().catch(() => undefined)}
            />
          )}
          <p>Todos entram como membros.</p>
          {unanswered && (
            <p>
              Diga acima, na coluna {unanswered.coluna}, que dia é {unanswered.dataAmbigua}.
            </p>
          )}
          {unsaid && <p>Diga acima, entre as colunas, o que é {unsaid.texto}.</p>}
          {unshared && <p>Para importar, marque acima quem fica sem e-mail, ou corrija o arquivo e envie de novo.</p>}
          {unmarked && <p>Para importar as outras linhas, marque acima as que ficam de fora.</p>}
          <div className={styles.buttons}>
            <Button
              variant="outlined"
              text="Escolher outro arquivo"
              disabled={loading}
              onClick={() => navigate(another)}
            />
            <Button intent="primary" text="Importar" disabled={blocked || loading} loading={loading} onClick={write} />
          </div>
        </div>
      </DetailCard>
    </div>
  )
}
