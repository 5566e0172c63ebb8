/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Sentido da ordenação. */
export type Direcao =
  /** Crescente. */
  | 'ASC'
  /** Decrescente. */
  | 'DESC';

/** Campos pelos quais a lista pode ser ordenada. */
export type MembroDepartamentoCampo =
  /** Data de entrada. */
  | 'createdAt'
  /** E-mail da pessoa. */
  | 'email'
  /** Nome da pessoa. */
  | 'name'
  /** Status. */
  | 'statusMembro';

/** Filtro da lista de membros de departamentos. */
export type MembroDepartamentoFiltro = {
  /** Departamento, por número ou uuid; sem ele, todos. */
  idDepartamento?: string | number | null | undefined;
  /** Pessoa, por número ou uuid. */
  idMembro?: string | number | null | undefined;
  /** ativo ou inativo. */
  statusMembro?: string | null | undefined;
};

/** Ordem de uma lista de MembroDepartamento. */
export type MembroDepartamentoOrdem = {
  /** Campo. */
  campo: MembroDepartamentoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

export type MembroLinhaFragment = { id: number, uuid: string, idCliente: number, idDepartamento: number, idMembro: number, statusMembro: string, createdAt: string, acoesPermitidas: Array<string>, membro: { id: number, uuid: string, name: string, email: string | null, telefoneUsuario: string | null, fotoUrl: string | null } };

export type MembrosDepartamentoQueryVariables = Exact<{
  id: string | number;
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.MembroDepartamentoOrdem | null | undefined;
  filtro?: Types.MembroDepartamentoFiltro | null | undefined;
}>;


export type MembrosDepartamentoQuery = { departamento: { id: number, uuid: string, tituloDepartamento: string, descricao: string | null, status: number, quantidadeMembros: number, acoesPermitidas: Array<string>, responsavel: { id: number, uuid: string, name: string, fotoUrl: string | null } | null, membros: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, idDepartamento: number, idMembro: number, statusMembro: string, createdAt: string, acoesPermitidas: Array<string>, membro: { id: number, uuid: string, name: string, email: string | null, telefoneUsuario: string | null, fotoUrl: string | null } }> } } };

export type AtivarMembroMutationVariables = Exact<{
  idDepartamento: string | number;
  idMembro: string | number;
}>;


export type AtivarMembroMutation = { ativarMembroDepartamento: { id: number, uuid: string, statusMembro: string, acoesPermitidas: Array<string> } };

export type DesativarMembroMutationVariables = Exact<{
  idDepartamento: string | number;
  idMembro: string | number;
}>;


export type DesativarMembroMutation = { desativarMembroDepartamento: { id: number, uuid: string, statusMembro: string, acoesPermitidas: Array<string> } };

export type ExcluirMembroMutationVariables = Exact<{
  idDepartamento: string | number;
  idMembro: string | number;
}>;


export type ExcluirMembroMutation = { excluirMembroDepartamento: { message: string } };

export const MembroLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembroLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MembroDepartamento"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idDepartamento"}},{"kind":"Field","name":{"kind":"Name","value":"idMembro"}},{"kind":"Field","name":{"kind":"Name","value":"statusMembro"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"telefoneUsuario"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<MembroLinhaFragment, unknown>;
export const MembrosDepartamentoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MembrosDepartamento"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MembroDepartamentoOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MembroDepartamentoFiltro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departamento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tituloDepartamento"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"quantidadeMembros"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}},{"kind":"Field","name":{"kind":"Name","value":"membros"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MembroLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembroLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MembroDepartamento"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idDepartamento"}},{"kind":"Field","name":{"kind":"Name","value":"idMembro"}},{"kind":"Field","name":{"kind":"Name","value":"statusMembro"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"telefoneUsuario"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<MembrosDepartamentoQuery, MembrosDepartamentoQueryVariables>;
export const AtivarMembroDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtivarMembro"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idDepartamento"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ativarMembroDepartamento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idDepartamento"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idDepartamento"}}},{"kind":"Argument","name":{"kind":"Name","value":"idMembro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"statusMembro"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<AtivarMembroMutation, AtivarMembroMutationVariables>;
export const DesativarMembroDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DesativarMembro"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idDepartamento"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"desativarMembroDepartamento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idDepartamento"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idDepartamento"}}},{"kind":"Argument","name":{"kind":"Name","value":"idMembro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"statusMembro"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<DesativarMembroMutation, DesativarMembroMutationVariables>;
export const ExcluirMembroDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirMembro"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idDepartamento"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirMembroDepartamento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idDepartamento"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idDepartamento"}}},{"kind":"Argument","name":{"kind":"Name","value":"idMembro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirMembroMutation, ExcluirMembroMutationVariables>;
export const useMembrosDepartamentoQuery = (options: useQuery.Options<MembrosDepartamentoQuery, MembrosDepartamentoQueryVariables> | SkipToken): useQuery.Result<MembrosDepartamentoQuery, MembrosDepartamentoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(MembrosDepartamentoDocument, options as never) as never
export const useAtivarMembroMutation = (options?: useMutation.Options<AtivarMembroMutation, AtivarMembroMutationVariables>): useMutation.ResultTuple<AtivarMembroMutation, AtivarMembroMutationVariables> => useMutation(AtivarMembroDocument, options as never) as never
export const useDesativarMembroMutation = (options?: useMutation.Options<DesativarMembroMutation, DesativarMembroMutationVariables>): useMutation.ResultTuple<DesativarMembroMutation, DesativarMembroMutationVariables> => useMutation(DesativarMembroDocument, options as never) as never
export const useExcluirMembroMutation = (options?: useMutation.Options<ExcluirMembroMutation, ExcluirMembroMutationVariables>): useMutation.ResultTuple<ExcluirMembroMutation, ExcluirMembroMutationVariables> => useMutation(ExcluirMembroDocument, options as never) as never