import { expect, test } from '@jest/globals'
import { type Line, readFile } from './arquivo.js'

/* What banks' files look like, with made-up movements. docs/arquivos.md says where each layout was seen. */

/** Reads a file with the columns that are suggested, as a person does who only confirms them. */
function read(text: string) {
  const pedido = { nomeArquivo: 'extrato.csv', data: Buffer.from(text), escolhidas: null, lembradas: [] }
  const first = readFile(pedido)
  const lido = 'perguntas' in first ? readFile({ ...pedido, escolhidas: first.perguntas.sugestao }) : first
  if ('perguntas' in lido) throw new Error('no columns are suggested')
  const linhas: Line[] = JSON.parse(lido.extrato.lote)
  return linhas.filter(({ motivo }) => !motivo).map(({ data, valor, historico }) => `${data} ${valor} ${historico}`)
}

const files: [bank: string, lines: string[], wanted: string[]][] = [
  [
    'Banco do Brasil',
    [
      '"Data","Dependencia Origem","Histórico","Data do Balancete","Número do documento","Valor",',
      '"30/10/2026","","Saldo Anterior","","0","0.00",',
      '"03/11/2026","1234-8","Pix - Recebido MARTA EXEMPLO","","153589","150.00",',
      '"04/11/2026","","Pix - Enviado","","123","-80.40",',
    ],
    ['2026-11-03 150.00 Pix - Recebido MARTA EXEMPLO', '2026-11-04 -80.40 Pix - Enviado'],
  ],
  [
    'Itaú',
    [
      'Agência: 1234 Conta: 12345-6',
      'data;lançamento;ag./origem;valor (R$);saldos (R$)',
      '30/10/2026;SALDO ANTERIOR;;;1.200,00',
      '03/11/2026;PIX TRANSF MARTA 03/11;;2.500,00;',
      '03/11/2026;SALDO DO DIA;;;3.700,00',
      '04/11/2026;TAR PACOTE;0001;-12,90;',
    ],
    ['2026-11-03 2500.00 PIX TRANSF MARTA 03/11', '2026-11-04 -12.90 TAR PACOTE'],
  ],
  [
    'Bradesco',
    [
      'Extrato de: Ag: 1234 | Conta: 50883-7;;;;;',
      'Data;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo (R$)',
      '30/10/2026;COD. LANC. 0;0;0,00; ;521,40',
      '03/11/2026;PIX RECEBIDO;1001;250,00; ;771,40',
      '04/11/2026;CONTA DE LUZ;1002; ;180,35;591,05',
      ';;;;;',
      'Os dados acima têm como base 05/11/2026;;;;;',
    ],
    ['2026-11-03 250.00 PIX RECEBIDO', '2026-11-04 -180.35 CONTA DE LUZ'],
  ],
  [
    'Bradesco, card',
    ['Data;Histórico;Valor(US$);Valor(R$)', '03/11/2026;LOJA EXEMPLO;0,00;120,00'],
    ['2026-11-03 -120.00 LOJA EXEMPLO'],
  ],
  [
    'Santander',
    [
      'AGENCIA;"1234";CONTA;"130012345"',
      '',
      'Data;Histórico;Documento;Valor (R$);Saldo (R$)',
      '"24/11/2026";"Pix Enviado Padaria; Centro";"";"-47,05";"27,62"',
      '"21/11/2026";"Pix Recebido Marta";"19262730";"1.000,00";"74,67"',
    ],
    ['2026-11-24 -47.05 Pix Enviado Padaria; Centro', '2026-11-21 1000.00 Pix Recebido Marta'],
  ],
  [
    'Caixa',
    [
      'Data Mov.;Nr. Doc.;Histórico;Valor;Deb/Cred;Saldo',
      '03/11/2026;000123;COMPRA ELO;50,00;D;950,00',
      '04/11/2026;000124;COMPRA ELO;20,00;D;930,00',
    ],
    ['2026-11-03 -50.00 COMPRA ELO', '2026-11-04 -20.00 COMPRA ELO'],
  ],
  [
    'Caixa, with the direction behind the amount',
    [
      'Conta: 1234 000123456-7',
      'Data Mov.;Nr. Doc.;Histórico;Valor;Saldo',
      '05/11/2026;000001;COMPRA DEBITO;12,50 D;1.987,50 C',
      '06/11/2026;000002;DEPOSITO DINHEIRO;100,00 C;2.087,50 C',
    ],
    ['2026-11-05 -12.50 COMPRA DEBITO', '2026-11-06 100.00 DEPOSITO DINHEIRO'],
  ],
  [
    'Nubank',
    [
      'Data,Valor,Identificador,Descrição',
      '03/11/2026,-45.90,68138eea-2dd1-40ae-898f-6ebf077ff936,Compra no débito - Padaria',
      '04/11/2026,150.00,68138eea-2dd1-40ae-898f-6ebf077ff937,Transferência recebida pelo Pix - Marta Exemplo',
    ],
    [
      '2026-11-03 -45.90 Compra no débito - Padaria',
      '2026-11-04 150.00 Transferência recebida pelo Pix - Marta Exemplo',
    ],
  ],
  [
    'Nubank, card',
    ['date,title,amount', '2026-11-03,Mercado,72.80', '2026-11-05,Pagamento recebido,-4558.53'],
    ['2026-11-03 -72.80 Mercado', '2026-11-05 4558.53 Pagamento recebido'],
  ],
  [
    'Inter',
    [
      'Extrato Conta Corrente',
      'Conta ;12345678',
      '',
      'Data Lançamento;Histórico;Descrição;Valor;Saldo',
      '03/11/2026;Pix enviado;Ana Exemplo;-30,00;970,00',
    ],
    ['2026-11-03 -30.00 Pix enviado · Ana Exemplo'],
  ],
  [
    'Inter, card',
    [
      '\ufeff"Data","Lançamento","Categoria","Tipo","Valor"',
      '"03/11/2026","LOJA EXEMPLO           Betim         BRA","TRANSPORTE","Compra à vista","R$ 15,00"',
      '"04/11/2026","OFICINA EXEMPLO","OUTROS","Parcela 1/2","R$ 1.166,50"',
      '"05/11/2026","PAGTO DEBITO AUTOMATICO","OUTROS","Compra à vista","-R$ 50,00"',
    ],
    [
      '2026-11-03 -15.00 LOJA EXEMPLO Betim BRA',
      '2026-11-04 -1166.50 OFICINA EXEMPLO',
      '2026-11-05 50.00 PAGTO DEBITO AUTOMATICO',
    ],
  ],
  [
    'C6',
    [
      'EXTRATO DE CONTA CORRENTE C6 BANK',
      '',
      'Agência: 1 / Conta: 123456789',
      'Extrato gerado em 06/11/2026 - as 11:04:55',
      '',
      'Data Lançamento,Data Contábil,Título,Descrição,Entrada(R$),Saída(R$),Saldo do Dia(R$)',
      '03/11/2026,03/11/2026,Pix recebido de Marta Exemplo,TRANSF PIX,65.00,0.00,1003.98',
      '04/11/2026,04/11/2026,Pix enviado para Caio Prado,TRANSF ENVIADA PIX,0.00,1000.00,3.98',
      '05/11/2026,05/11/2026,TARIFA,TARIFA,0.00,1.50,2.48',
      '06/11/2026,06/11/2026,PIX ANA,PIX ANA,10.00,0.00,12.48',
    ],
    [
      '2026-11-03 65.00 TRANSF PIX · Pix recebido de Marta Exemplo',
      '2026-11-04 -1000.00 TRANSF ENVIADA PIX · Pix enviado para Caio Prado',
      '2026-11-05 -1.50 TARIFA',
      '2026-11-06 10.00 PIX ANA',
    ],
  ],
  [
    'C6, card',
    [
      'Data de Compra;Nome no Cartão;Final do Cartão;Categoria;Descrição;Parcela;Valor (em US$);Cotação (em R$);Valor (em R$)',
      '03/11/2026;ANA E;1234;Compras;LOJA FORA;-;9,99;5,19;51,85',
      '05/11/2026;ANA E;1234;Pagamentos;Inclusao de Pagamento;Única;0;0;-2350.90',
    ],
    ['2026-11-03 -51.85 LOJA FORA · ANA E', '2026-11-05 2350.90 Inclusao de Pagamento · ANA E'],
  ],
  [
    'Sicoob',
    [
      'EXTRATO CONTA CORRENTE',
      '"DATA","DOCUMENTO","HISTÓRICO","VALOR"',
      '"01/11/2026","","SALDO ANTERIOR","2.794,76 C"',
      '"03/11/2026","Pix","PIX RECEBIDO - OUTRA IF","1.250,00 C"',
      '"","","Recebimento Pix MARTA EXEMPLO",""',
      '"03/11/2026","","SALDO DO DIA","4.044,76 C"',
      '"04/11/2026","123","DÉB. CONV. ENERGIA","- 180,35 D"',
    ],
    [
      '2026-11-03 1250.00 PIX RECEBIDO - OUTRA IF · Recebimento Pix MARTA EXEMPLO',
      '2026-11-04 -180.35 DÉB. CONV. ENERGIA',
    ],
  ],
  [
    'Sicoob, with semicolons',
    ['DATA;DOCUMENTO;HISTÓRICO;VALOR', '03/11/2026;Pix;PIX RECEBIDO;1.250,00C', '04/11/2026;123;DÉB. CONV.;180,35D'],
    ['2026-11-03 1250.00 PIX RECEBIDO', '2026-11-04 -180.35 DÉB. CONV.'],
  ],
  [
    'Sicredi',
    [
      'Cooperativa: 1234',
      'Conta: 12345-0',
      'Data,Descrição,Documento,Valor (R$),Saldo (R$)',
      '03/11/2026,RECEBIMENTO PIX MARTA EXEMPLO,PIX_CRED,"1.000,00","1.500,00"',
      '04/11/2026,PAGAMENTO PIX,PIX_DEB,"-47,05","1.452,95"',
    ],
    ['2026-11-03 1000.00 RECEBIMENTO PIX MARTA EXEMPLO', '2026-11-04 -47.05 PAGAMENTO PIX'],
  ],
]

test.each(files)('the file of %s is read with the suggested columns', (_bank, lines, wanted) => {
  expect(read(lines.join('\n'))).toEqual(wanted)
})
