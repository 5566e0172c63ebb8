/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de uma missão. Numa alteração, o que não é enviado fica como está. */
export type MissaoInput = {
  /** Último dia; não antes do primeiro. */
  dataFim?: string | null | undefined;
  /** Primeiro dia. */
  dataInicio?: string | null | undefined;
  /** Descrição. */
  descricao?: string | null | undefined;
  /** Pessoa responsável, por número ou uuid. */
  idResponsavel?: string | number | null | undefined;
  /** Onde acontece, até 120 caracteres. */
  localMissao?: string | null | undefined;
  /** Nome, até 120 caracteres. */
  nomeMissao: string;
  /** Status: planejada, em_andamento, concluida ou cancelada. Sem ele, planejada. */
  statusMissao?: string | null | undefined;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type MissaoEdicaoFragment = { id: number, uuid: string, nomeMissao: string, descricao: string | null, localMissao: string | null, dataInicio: string | null, dataFim: string | null, idResponsavel: number | null, statusMissao: string, versao: number, responsavel: { id: number, uuid: string, name: string, email: string | null } | null };

export type MissaoParaEditarQueryVariables = Exact<{
  id: string | number;
}>;


export type MissaoParaEditarQuery = { missao: { id: number, uuid: string, nomeMissao: string, descricao: string | null, localMissao: string | null, dataInicio: string | null, dataFim: string | null, idResponsavel: number | null, statusMissao: string, versao: number, responsavel: { id: number, uuid: string, name: string, email: string | null } | null } };

export type CriarMissaoMutationVariables = Exact<{
  input: Types.MissaoInput;
}>;


export type CriarMissaoMutation = { criarMissao: { id: number, uuid: string, nomeMissao: string, descricao: string | null, localMissao: string | null, dataInicio: string | null, dataFim: string | null, idResponsavel: number | null, statusMissao: string, versao: number, responsavel: { id: number, uuid: string, name: string, email: string | null } | null } };

export type AtualizarMissaoMutationVariables = Exact<{
  id: string | number;
  input: Types.MissaoInput;
}>;


export type AtualizarMissaoMutation = { atualizarMissao: { id: number, uuid: string, nomeMissao: string, descricao: string | null, localMissao: string | null, dataInicio: string | null, dataFim: string | null, idResponsavel: number | null, statusMissao: string, versao: number, responsavel: { id: number, uuid: string, name: string, email: string | null } | null } };

export const MissaoEdicaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MissaoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Missao"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeMissao"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"localMissao"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"idResponsavel"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statusMissao"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<MissaoEdicaoFragment, unknown>;
export const MissaoParaEditarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MissaoParaEditar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MissaoEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MissaoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Missao"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeMissao"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"localMissao"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"idResponsavel"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statusMissao"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<MissaoParaEditarQuery, MissaoParaEditarQueryVariables>;
export const CriarMissaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarMissao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MissaoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarMissao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MissaoEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MissaoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Missao"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeMissao"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"localMissao"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"idResponsavel"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statusMissao"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<CriarMissaoMutation, CriarMissaoMutationVariables>;
export const AtualizarMissaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarMissao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MissaoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarMissao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MissaoEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MissaoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Missao"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeMissao"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"localMissao"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"idResponsavel"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statusMissao"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<AtualizarMissaoMutation, AtualizarMissaoMutationVariables>;
export const useMissaoParaEditarQuery = (options: useQuery.Options<MissaoParaEditarQuery, MissaoParaEditarQueryVariables> | SkipToken): useQuery.Result<MissaoParaEditarQuery, MissaoParaEditarQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(MissaoParaEditarDocument, options as never) as never
export const useCriarMissaoMutation = (options?: useMutation.Options<CriarMissaoMutation, CriarMissaoMutationVariables>): useMutation.ResultTuple<CriarMissaoMutation, CriarMissaoMutationVariables> => useMutation(CriarMissaoDocument, options as never) as never
export const useAtualizarMissaoMutation = (options?: useMutation.Options<AtualizarMissaoMutation, AtualizarMissaoMutationVariables>): useMutation.ResultTuple<AtualizarMissaoMutation, AtualizarMissaoMutationVariables> => useMutation(AtualizarMissaoDocument, options as never) as never