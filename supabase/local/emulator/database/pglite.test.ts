import { describeDatabase } from './database-contract.ts';
import { openDatabase } from './open.ts';

describeDatabase('PGlite', () => openDatabase());
