import { Button, Callout, FileInput } from '@blueprintjs/core'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DetailCard } from '../../../../kernel/detail'
import { importacaoUrls } from '../urls'
import { failureText } from './failure'
import styles from './import.module.css'
import { usePrepararImportacaoMutation } from './importacao.generated'

export function SendFile() {
  const navigate = useNavigate()
  const [file, setFile] = useState<File>()
  const [failure, setFailure] = useState<string>()
  const [preparar, { loading }] = usePrepararImportacaoMutation()

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!file || loading) return
    setFailure(undefined)
    try {
      const { data } = await preparar({ variables: { arquivo: file } })
      navigate(importacaoUrls.preview(data!.prepararImportacao.id))
    } catch (error) {
      setFailure(failureText(error))
    }
  }

  return (
    <DetailCard title="Escolha o arquivo">
      <form onSubmit={send} className={styles.send}>
        <p>
          São aceitos arquivos .csv, .xml e .json. Na planilha CSV, a primeira linha traz o nome das colunas. Antes de
          gravar, você confere cada linha.
        </p>
        <FileInput
          fill
          text={file?.name ?? 'Nenhum arquivo escolhido'}
          hasSelection={file !== undefined}
          buttonText="Procurar"
          disabled={loading}
          inputProps={{ accept: '.csv,.xml,.json', 'aria-label': 'Arquivo com os membros' }}
          onInputChange={(event) => setFile(event.currentTarget.files?.[0])}
        />
        {failure && (
          <Callout intent="danger" role="alert">
            {failure}
          </Callout>
        )}
        <Button type="submit" intent="primary" text="Enviar" disabled={!file || loading} loading={loading} />
      </form>
    </DetailCard>
  )
}
