import { Button } from '@blueprintjs/core'
import { Chart, Edit, Following, Trash } from '@blueprintjs/icons'
import { useContext } from 'react'
import { useNavigate } from 'react-router-dom'
import { todayIn } from '../../../../../schema/rules/dates'
import { serverTime } from '../../../../kernel/kept/clock'
import { AddButton } from '../../../../kernel/list'
import { Can } from '../../../../kernel/session'
import { TimeZone } from '../../../../kernel/ui'
import { encontroUrls } from '../../encontro/urls'
import { useExcluirCelula } from '../excluir'
import { celulaUrls } from '../urls'
import type { CelulaDetalheQuery } from './celula.generated'

export function Actions({ celula }: { celula: CelulaDetalheQuery['celula'] }) {
  const navigate = useNavigate()
  const zone = useContext(TimeZone)
  const { remove } = useExcluirCelula()
  const may = (acao: string) => celula.acoesPermitidas.includes(acao)
  if (celula.excluidoEm) return null
  const removeAndLeave = async () => {
    if (await remove(celula)) navigate(celulaUrls.list)
  }
  return (
    <>
      {may('excluir') && <Button variant="outlined" icon={<Trash />} text="Excluir" onClick={removeAndLeave} />}
      {may('editar') && (
        <Button variant="outlined" icon={<Edit />} text="Editar" onClick={() => navigate(celulaUrls.edit(celula.id))} />
      )}
      <Button
        variant="outlined"
        icon={<Chart />}
        text="Relatório"
        onClick={() => navigate(celulaUrls.relatorio(celula.id))}
      />
      {may('novoEncontro') && (
        <Button
          variant="outlined"
          icon={<Following />}
          text="Chamada de hoje"
          onClick={() => navigate(encontroUrls.doDia(celula.id, todayIn(zone, serverTime())))}
        />
      )}
      <Can action="encontro.escrever">
        <AddButton to={encontroUrls.create(celula.id)} text="Novo Encontro" />
      </Can>
    </>
  )
}
