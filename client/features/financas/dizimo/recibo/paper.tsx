import { Button } from '@blueprintjs/core'
import { ArrowLeft, Download, Print } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { downloadFile } from '../../../../kernel/list'
import { formatDate, formatInstant, formatMoney, toast } from '../../../../kernel/ui'
import type { ReciboDizimoQuery } from './recibo.generated'
import styles from './recibo.module.css'

/** '52998224725' as '529.982.247-25' */
const cpfText = (cpf: string) => cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')

export type Recibo = ReciboDizimoQuery['reciboDizimo']

/** The list that the receipt was opened from. */
export type Back = { text: string; to: string }

export function Paper({ recibo, back, download: may }: { recibo: Recibo; back: Back; download: boolean }) {
  const navigate = useNavigate()
  const { numeroRecibo, nomeIgreja, logoUrl, nomeMembro, cpfMembro, valorDizimo, reciboEm, nomeEmissor } = recibo
  const download = () =>
    downloadFile(`/dizimos/${recibo.uuid}/recibo/pdf`, `recibo-${numeroRecibo}.pdf`).catch(() =>
      toast.error('Não foi possível baixar o recibo.'),
    )
  return (
    <>
      <div className={styles.tools}>
        <Button variant="minimal" icon={<ArrowLeft />} text={back.text} onClick={() => navigate(back.to)} />
        <div>
          {may && <Button variant="outlined" icon={<Download />} text="Baixar PDF" onClick={download} />}
          <Button intent="primary" icon={<Print />} text="Imprimir" onClick={() => window.print()} />
        </div>
      </div>
      <article className={styles.paper}>
        <header>
          {logoUrl && <img className={styles.logo} src={logoUrl} alt="" />}
          <div className={styles.title}>
            <p className={styles.church}>{nomeIgreja}</p>
            <h1>Recibo nº {numeroRecibo}</h1>
          </div>
          <p className={styles.amount}>{formatMoney(valorDizimo)}</p>
        </header>
        {recibo.excluidoEm && <p className={styles.void}>Este dízimo foi excluído: o recibo não vale mais.</p>}
        {recibo.estornado && <p className={styles.void}>Este dízimo foi estornado: o recibo não vale mais.</p>}
        <p className={styles.text}>
          Recebemos de <strong>{nomeMembro}</strong>
          {cpfMembro && `, CPF ${cpfText(cpfMembro)}`}, a quantia de <strong>{formatMoney(valorDizimo)}</strong> (
          {recibo.valorPorExtenso}), a título de dízimo.
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>Data do dízimo</dt>
            <dd>{formatDate(recibo.dataDizimo)}</dd>
          </div>
          <div>
            <dt>Meio</dt>
            <dd>{recibo.nomeMeio}</dd>
          </div>
        </dl>
        <p className={styles.signature}>Tesouraria</p>
        <footer>
          Emitido em {formatInstant(reciboEm, recibo.fusoHorario)}
          {nomeEmissor && ` por ${nomeEmissor}`}.
        </footer>
      </article>
    </>
  )
}
