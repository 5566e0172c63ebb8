import { Button } from '@blueprintjs/core'
import { ArrowLeft, Download, Print } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { cpfOrCnpjMask } from '../../../../kernel/form/masked/masks'
import { downloadFile, downloadText } from '../../../../kernel/list'
import paper from '../../../../kernel/paper/paper.module.css'
import { formatDate, formatInstant, formatMoney, toast } from '../../../../kernel/ui'
import { nomeDoRecibo } from '../nome'
import { Linhas } from './linhas'
import type { ReciboPapelFragment } from './papel.generated'
import styles from './papel.module.css'

/** The list that the receipt was opened from. */
export type Back = { text: string; to: string }

type Props = {
  recibo: ReciboPapelFragment
  back: Back
  /** whether the person may download the PDF */
  download: boolean
  /** why it is not valid, besides its cancellation */
  avisos: readonly string[]
}

export function Paper({ recibo, back, download: may, avisos }: Props) {
  const navigate = useNavigate()
  const { numero, ano, linhas, nomeIgreja, logoUrl, nomePessoa, documento, cnpj, endereco, valor, fusoHorario } = recibo
  const { emitidoEm, nomeEmissor, local, vias, viaEm, canceladoEm, enviadoEm } = recibo
  const download = () =>
    downloadFile(
      `/recibos/${recibo.uuid}/pdf`,
      ano === null ? `recibo-${numero}.pdf` : `comprovante-${ano}-${numero}.pdf`,
    ).catch((error: unknown) => toast.error(downloadText(error, 'Não foi possível baixar o recibo.')))
  return (
    <>
      <div className={paper.tools}>
        <Button variant="minimal" icon={<ArrowLeft />} text={back.text} onClick={() => navigate(back.to)} />
        <div>
          {may && <Button variant="outlined" icon={<Download />} text="Baixar PDF" onClick={download} />}
          <Button intent="primary" icon={<Print />} text="Imprimir" onClick={() => window.print()} />
        </div>
      </div>
      {enviadoEm && (
        <p className={`${paper.screen} ${styles.sent}`}>
          Pessoa avisada por e-mail em {formatInstant(enviadoEm, fusoHorario)}.
        </p>
      )}
      <article className={`${paper.paper} ${styles.paper}`}>
        <header>
          {logoUrl && <img className={styles.logo} src={logoUrl} alt="" />}
          <div className={styles.title}>
            <p className={styles.church}>{nomeIgreja}</p>
            <h1>
              {nomeDoRecibo(recibo)}
              {viaEm && ` (${vias}ª via)`}
            </h1>
          </div>
          <p className={styles.amount}>{formatMoney(valor)}</p>
        </header>
        {canceladoEm && (
          <p className={styles.void}>
            <strong>CANCELADO</strong> em {formatInstant(canceladoEm, fusoHorario)}: {recibo.motivoCancelamento}. Este{' '}
            {ano === null ? 'recibo' : 'comprovante'} não vale mais.
          </p>
        )}
        {avisos.map((aviso) => (
          <p key={aviso} className={styles.void}>
            {aviso}
          </p>
        ))}
        <p className={styles.text}>
          Recebemos de <strong>{nomePessoa}</strong>
          {documento && `, CPF ${cpfOrCnpjMask.show(documento)}`}, a quantia de <strong>{formatMoney(valor)}</strong> (
          {recibo.valorPorExtenso}), a título de {recibo.finalidade}.
        </p>
        {recibo.numeroSubstituido && (
          <p className={styles.text}>
            Substitui o comprovante nº {recibo.numeroSubstituido}/{ano}.
          </p>
        )}
        {linhas && <Linhas linhas={linhas} total={valor} />}
        <dl className={styles.facts}>
          <div>
            <dt>{ano !== null ? 'Conta até' : recibo.idEntrada ? 'Data da doação' : 'Data do dízimo'}</dt>
            <dd>{formatDate(recibo.data)}</dd>
          </div>
          {recibo.meio && (
            <div>
              <dt>Meio</dt>
              <dd>{recibo.meio}</dd>
            </div>
          )}
          {cnpj && (
            <div>
              <dt>CNPJ</dt>
              <dd>{cpfOrCnpjMask.show(cnpj)}</dd>
            </div>
          )}
          {endereco && (
            <div>
              <dt>Endereço</dt>
              <dd>{endereco}</dd>
            </div>
          )}
        </dl>
        <p className={styles.signature}>
          {recibo.assinante && (
            <>
              {recibo.assinante}
              <br />
            </>
          )}
          {recibo.cargo}
        </p>
        <footer>
          <img className={styles.qr} src={recibo.qrCode} alt="Código QR do endereço em que se confere o recibo" />
          <div>
            <p>
              Emitido em {local && `${local}, `}
              {formatInstant(emitidoEm, fusoHorario)}
              {nomeEmissor && ` por ${nomeEmissor}`}.
            </p>
            {viaEm && (
              <p>
                {vias}ª via, emitida em {formatInstant(viaEm, fusoHorario)}.
              </p>
            )}
            <p>Dízimos e ofertas não são dedutíveis do imposto de renda.</p>
            <p className={styles.address}>
              Confira em <a href={recibo.enderecoConferir}>{recibo.enderecoConferir}</a>
            </p>
          </div>
        </footer>
      </article>
    </>
  )
}
