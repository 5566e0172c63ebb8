/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Sentido da ordenação. */
export type Direcao =
  /** Crescente. */
  | 'ASC'
  /** Decrescente. */
  | 'DESC';

/** Campos pelos quais a lista pode ser ordenada. */
export type MembroMissaoCampo =
  /** Quando foi adicionada. */
  | 'createdAt'
  /** E-mail da pessoa. */
  | 'email'
  /** Nome da pessoa. */
  | 'name'
  /** Status. */
  | 'statusMembro';

/** Filtro da lista de membros de missões. */
export type MembroMissaoFiltro = {
  /** Missão, por número ou uuid. Sem ela, as de todas. */
  idMissao?: string | number | null | undefined;
  /** ativo ou inativo. */
  statusMembro?: string | null | undefined;
};

/** Ordem de uma lista de MembroMissao. */
export type MembroMissaoOrdem = {
  /** Campo. */
  campo: MembroMissaoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

export type MembroMissaoLinhaFragment = { id: number, uuid: string, idCliente: number, idMissao: number, idMembro: number, statusMembro: string, createdAt: string, acoesPermitidas: Array<string>, membro: { id: number, uuid: string, name: string, email: string | null, telefoneUsuario: string | null, fotoUrl: string | null } | null };

export type MembrosMissaoQueryVariables = Exact<{
  id: string | number;
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.MembroMissaoOrdem | null | undefined;
  filtro?: Types.MembroMissaoFiltro | null | undefined;
}>;


export type MembrosMissaoQuery = { missao: { id: number, uuid: string, acoesPermitidas: Array<string>, nomeMissao: string }, membrosMissao: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, idMissao: number, idMembro: number, statusMembro: string, createdAt: string, acoesPermitidas: Array<string>, membro: { id: number, uuid: string, name: string, email: string | null, telefoneUsuario: string | null, fotoUrl: string | null } | null }> } };

export type ExcluirMembroMissaoMutationVariables = Exact<{
  idMissao: string | number;
  idMembro: string | number;
}>;


export type ExcluirMembroMissaoMutation = { excluirMembroMissao: { message: string } };

export type AtivarMembroMissaoMutationVariables = Exact<{
  idMissao: string | number;
  idMembro: string | number;
}>;


export type AtivarMembroMissaoMutation = { ativarMembroMissao: { id: number, uuid: string, statusMembro: string, acoesPermitidas: Array<string> } };

export type DesativarMembroMissaoMutationVariables = Exact<{
  idMissao: string | number;
  idMembro: string | number;
}>;


export type DesativarMembroMissaoMutation = { desativarMembroMissao: { id: number, uuid: string, statusMembro: string, acoesPermitidas: Array<string> } };

export const MembroMissaoLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembroMissaoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MembroMissao"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idMissao"}},{"kind":"Field","name":{"kind":"Name","value":"idMembro"}},{"kind":"Field","name":{"kind":"Name","value":"statusMembro"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"telefoneUsuario"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<MembroMissaoLinhaFragment, unknown>;
export const MembrosMissaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MembrosMissao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MembroMissaoOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MembroMissaoFiltro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}},{"kind":"Field","name":{"kind":"Name","value":"nomeMissao"}}]}},{"kind":"Field","name":{"kind":"Name","value":"membrosMissao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MembroMissaoLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembroMissaoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MembroMissao"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idMissao"}},{"kind":"Field","name":{"kind":"Name","value":"idMembro"}},{"kind":"Field","name":{"kind":"Name","value":"statusMembro"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"telefoneUsuario"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<MembrosMissaoQuery, MembrosMissaoQueryVariables>;
export const ExcluirMembroMissaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirMembroMissao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idMissao"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirMembroMissao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idMissao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idMissao"}}},{"kind":"Argument","name":{"kind":"Name","value":"idMembro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirMembroMissaoMutation, ExcluirMembroMissaoMutationVariables>;
export const AtivarMembroMissaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtivarMembroMissao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idMissao"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ativarMembroMissao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idMissao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idMissao"}}},{"kind":"Argument","name":{"kind":"Name","value":"idMembro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"statusMembro"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<AtivarMembroMissaoMutation, AtivarMembroMissaoMutationVariables>;
export const DesativarMembroMissaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DesativarMembroMissao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idMissao"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"desativarMembroMissao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idMissao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idMissao"}}},{"kind":"Argument","name":{"kind":"Name","value":"idMembro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"statusMembro"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<DesativarMembroMissaoMutation, DesativarMembroMissaoMutationVariables>;
export const useMembrosMissaoQuery = (options: useQuery.Options<MembrosMissaoQuery, MembrosMissaoQueryVariables> | SkipToken): useQuery.Result<MembrosMissaoQuery, MembrosMissaoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(MembrosMissaoDocument, options as never) as never
export const useExcluirMembroMissaoMutation = (options?: useMutation.Options<ExcluirMembroMissaoMutation, ExcluirMembroMissaoMutationVariables>): useMutation.ResultTuple<ExcluirMembroMissaoMutation, ExcluirMembroMissaoMutationVariables> => useMutation(ExcluirMembroMissaoDocument, options as never) as never
export const useAtivarMembroMissaoMutation = (options?: useMutation.Options<AtivarMembroMissaoMutation, AtivarMembroMissaoMutationVariables>): useMutation.ResultTuple<AtivarMembroMissaoMutation, AtivarMembroMissaoMutationVariables> => useMutation(AtivarMembroMissaoDocument, options as never) as never
export const useDesativarMembroMissaoMutation = (options?: useMutation.Options<DesativarMembroMissaoMutation, DesativarMembroMissaoMutationVariables>): useMutation.ResultTuple<DesativarMembroMissaoMutation, DesativarMembroMissaoMutationVariables> => useMutation(DesativarMembroMissaoDocument, options as never) as never