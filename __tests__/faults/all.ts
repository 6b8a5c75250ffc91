import { browser } from './browser';
import type { Fault } from './fault';
import { head } from './head';
import { hosting } from './hosting';
import { map } from './map';
import { page } from './page';

export const faults: Fault[] = [...hosting, ...head, ...page, ...map, ...browser];
