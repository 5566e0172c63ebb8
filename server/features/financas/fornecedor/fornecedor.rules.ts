import { recordActions, type WhoMay } from '../../../kernel/access/record-actions.js'

/** `acoesPermitidas` of a supplier: the usual actions, and activate or deactivate. */
export function actionsOfFornecedor(row: { excluidoEm: Date | null; ativo: boolean }, who: WhoMay): string[] {
  const actions = recordActions(row, who, 'fornecedor.escrever')
  return actions.includes('editar') ? [...actions, row.ativo ? 'desativar' : 'ativar'] : actions
}

/** '123.456.789-09' or '12.ABC.345/01DE-35', as people write a CPF or CNPJ. */
export const writtenDocumento = (documento: string): string =>
  documento.length === 11
    ? documento.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4')
    : documento.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
