/**
 * The pairs of features that need each other, one of them through tables alone, each with the reason. The second arrow goes
 * where a query can move into the feature whose table it reads; a pair stays where that would split one statement in two,
 * or need a contribution with one user.
 */
export const reasons: Readonly<Record<string, string>> = {
  // who may do what is read in one statement at the beginning of each request, and changed elsewhere
  'acesso/funcao <-> acesso/sessao':
    'Each request reads the functions of its person with everything else that decides its rights, in one statement.',
  'acesso/matriz-acesso <-> acesso/sessao':
    'Each request reads the row of the access matrix with everything else that decides its rights, in one statement.',
  'acesso/sessao <-> acesso/token-api':
    'A token is authenticated by one statement that reads it with its person, as a session is.',
  'acesso/matriz-acesso <-> acesso/nivel-usuario':
    'The matrix has a row for each level, and the list of levels shows what that row allows.',
  'acesso/nivel-usuario <-> acesso/usuario':
    'A person is shown with the name of the level, and the list of levels counts their people.',
  'acesso/senha <-> acesso/usuario':
    'Whoever edits people invites them to set a password, and the letter is written to the person as stored by then.',

  // the list of people filters by what people take part in, and must page and count in one statement
  'acesso/usuario <-> culto/culto': 'The filter for absent people reads when worship services took place.',
  'acesso/usuario <-> culto/presenca-culto': 'The filter for absent people reads who attended the worship services.',
  'acesso/usuario <-> ensino/classe-ebd':
    'Who teaches a class may choose its minors, whom the same list of people hides from others.',

  // consent
  'acesso/aviso <-> igreja/privacidade':
    'A notice is e-mailed only with the consent to letters, and erasing a person erases the notices.',
  'financas/recibo <-> igreja/privacidade':
    'A receipt is e-mailed only with consent, read in the statement that locks it, and erasing a person blanks the receipts.',

  // a record is not deleted while others refer to it, and shows how many do
  'agenda/recurso <-> agenda/reserva': 'A resource with reservations to come is not deleted.',
  'agenda/recurso <-> agenda/tipo-recurso': 'A type counts its resources, and is not deleted while it has any.',
  'comunicacao/post <-> comunicacao/tipo-post': 'A type counts its posts, and is not deleted while it has any.',
  'patrimonio/patrimonio <-> patrimonio/tipo-patrimonio':
    'A type counts its assets, and is not deleted while it has any.',
  'financas/centro-custo <-> financas/previsao-orcamentaria':
    'A cost centre is not deleted while a budget plans for it.',
  'financas/categoria <-> financas/previsao-orcamentaria':
    'A category is not deleted while a budget plans for it, and merging it into another rewrites the drafts.',
  'financas/categoria <-> financas/regra-bancaria':
    'Merging a category into another rewrites the rules for bank statements that name it.',

  // a group and those who belong to it
  'ensino/aula-ebd <-> ensino/classe-ebd':
    'Who teaches a lesson leads its class that day, and a class with lessons stays.',
  'pessoas/departamento <-> pessoas/departamento-membro':
    'Members are of a department, which counts them and says whom its leader leads.',

  // the books: income, expenses and transfers of accounts, in months that close
  'financas/entrada <-> financas/lancamento':
    'Income is one of the two kinds of ledger entries, and totals add both kinds in one statement.',
  'financas/lancamento <-> financas/saida':
    'Expenses are one of the two kinds of ledger entries, and totals add both kinds in one statement.',
  'financas/lancamento <-> financas/transferencia':
    'What an account holds counts transfers, which obey the rules of ledger entries.',
  'financas/lancamento <-> financas/movimento-bancario':
    'An entry that is reconciled with a line of a statement keeps its account.',
  'financas/lancamento <-> missoes/pix-recebido':
    'Donations to campaigns are told from the others by the Pix that they came with.',
  'financas/conta-financeira <-> financas/entrada':
    'The first bank account takes the means of payment only in a church that has no income yet.',
  'financas/conta-financeira <-> financas/saida':
    'The first bank account takes the means of payment only in a church that has no expenses yet.',
  'financas/conta-financeira <-> financas/transferencia':
    'The balance of an account counts the transfers from and to it.',
  'financas/conta-financeira <-> financas/movimento-bancario': 'An account with an imported statement is not deleted.',
  'financas/conta-financeira <-> financas/soma-mensal':
    'The balance of an account begins with the monthly sums, which are kept for each account.',
  'financas/fechamento <-> financas/lancamento':
    'Closing a month adds up its entries, and no entry is written in a closed month.',
  'financas/fechamento <-> financas/movimento-bancario':
    'Closing a month tells of lines that wait, and a statement is imported for open months.',
  'financas/fechamento <-> missoes/pix-recebido':
    'Closing a month tells of Pix that wait, and a Pix of a closed month waits for another day.',

  // what a campaign has raised
  'missoes/campanha-missoes <-> missoes/codigo-pix':
    'The amount that a campaign has raised counts the Pix of its codes.',
  'missoes/campanha-missoes <-> missoes/doacao':
    'The amount that a campaign has raised counts its donations, in the statement of its list.',
  'missoes/campanha-missoes <-> missoes/pix-recebido':
    'The amount that a campaign has raised counts Pix that name nobody, and a Pix to a deleted campaign waits.',
}
