type Texts = { titulo: string; porque: string }

/** Title and purpose of each step, by the server's name for it. */
export const passoTexts: Readonly<Record<string, Texts>> = {
  igreja: {
    titulo: 'Dados da igreja',
    porque: 'O nome sai nos relatórios, nas atas e nos recibos; o fuso horário decide que dia é hoje.',
  },
  uso: {
    titulo: 'O que a igreja usa',
    porque: 'O que ela não usa fica fora do menu de todos. Nada se perde: ligue quando quiser, em Configurações.',
  },
  pessoas: {
    titulo: 'Primeiras pessoas',
    porque: 'Quase tudo aponta para alguém: o líder da célula, quem está na escala, quem deu o dízimo.',
  },
  celulas: {
    titulo: 'Células',
    porque: 'Com dia, hora e líder, cada célula registra os seus encontros e quem veio.',
  },
  departamentos: {
    titulo: 'Departamentos',
    porque: 'Eles reúnem quem serve junto; escalas, orçamentos e centros de custo se ligam a eles.',
  },
  acessos: {
    titulo: 'O que cada pessoa faz',
    porque: 'Quem cuida do dinheiro, dos cadastros ou de um grupo vê o que o seu trabalho pede, e só isso.',
  },
  agenda: {
    titulo: 'Cultos e eventos',
    porque: 'Do culto saem a ordem, as escalas e a presença; o calendário da igreja mostra tudo.',
  },
  contas: {
    titulo: 'Contas e saldo inicial',
    porque: 'Diga onde está o dinheiro da igreja e quanto já havia: o livro-caixa parte desses saldos.',
  },
  financas: {
    titulo: 'Primeira entrada',
    porque: 'Com ela começam o livro-caixa, os gráficos do mês e o fechamento.',
  },
}
