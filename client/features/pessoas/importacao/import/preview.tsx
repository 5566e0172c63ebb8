import { useApolloClient } from '@apollo/client/react'
import { Button, Callout, Checkbox } from '@blueprintjs/core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DetailCard } from '../../../../kernel/detail'
import { toast } from '../../../../kernel/ui'
import { usuarioUrls } from '../../../acesso/usuario/urls'
import { Counts } from './counts'
import { failureText } from './failure'
import styles from './import.module.css'
import type { ImportacaoPreviaFragment } from './importacao.generated'
import { ImportacaoDocument, ImportacaoLinhasDocument, useGravarImportacaoMutation } from './importacao.generated'
import { Mapping } from './mapping'
import { Rows } from './rows'
import { useDesfazerImportacao } from './undo'

type Props = { importacao: ImportacaoPreviaFragment; another: string }

/** Everything that would be written, before anything is. */
export function Preview({ importacao, another }: Props) {
  const navigate = useNavigate()
  const client = useApolloClient()
  const [skipDuplicates, setSkipDuplicates] = useState(false)
  const [invite, setInvite] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [gravar, { loading }] = useGravarImportacaoMutation()
  const desfazer = useDesfazerImportacao()
  const { id, comErro, duplicadas, validas } = importacao
  const blocked = comErro > 0 || (duplicadas > 0 && !skipDuplicates) || validas === 0

  const write = async () => {
    setFailure(undefined)
    try {
      await gravar({ variables: { id: String(id), ignorarDuplicadas: skipDuplicates, convidar: invite } })
    } catch (error) {
      setFailure(failureText(error))
      // what is there now may have changed: duplicates made meanwhile, or the import written elsewhere
      await client.refetchQueries({ include: [ImportacaoDocument, ImportacaoLinhasDocument] })
      return
    }
    toast.success('Membros importados com sucesso.', {
      action: { text: 'Desfazer importação', onClick: () => desfazer(id) },
    })
    navigate(usuarioUrls.list)
  }

  return (
    <div className={styles.steps}>
      <Counts importacao={importacao} />
      <Mapping key={id} importacao={importacao} />
      <Rows importacao={importacao} />
      <DetailCard title="Importar">
        <div className={styles.send}>
          {comErro > 0 && (
            <Callout intent="warning">
              Há linhas com erro. Corrija o arquivo e envie de novo, ou mude as colunas acima: nada é gravado pela
              metade.
            </Callout>
          )}
          {duplicadas > 0 && (
            <Checkbox
              checked={skipDuplicates}
              onChange={(event) => setSkipDuplicates(event.currentTarget.checked)}
              label={`Deixar de fora as linhas duplicadas (${duplicadas})`}
              disabled={loading}
            />
          )}
          {failure && (
            <Callout intent="danger" role="alert">
              {failure}
            </Callout>
          )}
          <Checkbox
            checked={invite}
            onChange={(event) => setInvite(event.currentTarget.checked)}
            label="Convidar por e-mail quem tem e-mail, com um link para definir a senha"
            disabled={loading}
          />
          <p>
            Todos recebem o perfil de membro.
            {invite && ' Os convites saem aos poucos, conforme o limite diário de e-mails da igreja.'}
          </p>
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
