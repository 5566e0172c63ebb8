import { Button } from '@blueprintjs/core'
import { Download as Icon } from '@blueprintjs/icons'
import { downloadFile, downloadText } from '../../../../kernel/list'
import { toast } from '../../../../kernel/ui'

/** Downloads a file of the import: the template, or the rows that were left out. */
export function Download({ text, path, name }: { text: string; path: string; name: string }) {
  const download = () =>
    downloadFile(path, name).catch((error: unknown) =>
      toast.error(downloadText(error, 'Não foi possível baixar o arquivo.')),
    )
  return <Button variant="outlined" icon={<Icon />} text={text} onClick={download} />
}

/** Downloads the rows that cannot be imported, with the reasons. Shows nothing when there are none. */
export function ProblemRows({ importacao }: { importacao: { id: number; comErro: number; duplicadas: number } }) {
  const count = importacao.comErro + importacao.duplicadas
  if (count === 0) return null
  const text = count === 1 ? 'Baixar a linha com problema' : `Baixar as ${count} linhas com problema`
  return <Download text={text} path={`/importacoes/${importacao.id}/recusadas`} name="linhas-com-problema.csv" />
}
