import { Button, Callout } from '@blueprintjs/core'
import { Upload } from '@blueprintjs/icons'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { dataOf } from '../../../../kernel/apollo'
import { DetailCard } from '../../../../kernel/detail'
import { importacaoUrls } from '../urls'
import { Download } from './download'
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
      const data = dataOf(await preparar({ variables: { arquivo: file } }))
      navigate(importacaoUrls.preview(data.prepararImportacao.id))
    } catch (error) {
      setFailure(failureText(error))
    }
  }

  return (
    <DetailCard title="Escolha o arquivo">
      <form onSubmit={send} className={styles.send}>
        <p>
          São aceitos arquivos .xlsx, .csv, .xml e .json. Na planilha, uma linha traz o nome das colunas. Antes de
          gravar, você confere cada linha.
        </p>
        <Download text="Baixar planilha modelo" path="/importacoes/modelo" name="modelo-pessoas.csv" />
        <label className={styles.drop}>
          <Upload size={24} />
          <strong>{file?.name ?? 'Escolha um arquivo ou solte-o aqui'}</strong>
          <span>{file ? 'Clique para trocar.' : '.xlsx, .csv, .xml ou .json'}</span>
          <input
            type="file"
            accept=".xlsx,.csv,.xml,.json"
            aria-label="Arquivo com os membros"
            disabled={loading}
            onChange={(event) => setFile(event.currentTarget.files?.[0])}
          />
        </label>
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
