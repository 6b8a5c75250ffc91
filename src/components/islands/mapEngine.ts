/** The engine of the live map and its styles. */
import 'mapbox-gl/dist/mapbox-gl.css';

export { Map, supported } from 'mapbox-gl/esm';
