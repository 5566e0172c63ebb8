import type { ColumnTexts } from '../../../kernel/feature'

export const texts: ColumnTexts = {
  situacao: { previa: 'Não gravada', gravada: 'Gravada', desfeita: 'Desfeita' },
  formato: { csv: 'CSV', json: 'JSON', xml: 'XML', xlsx: 'XLSX' },
}
