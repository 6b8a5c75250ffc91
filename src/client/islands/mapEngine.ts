/** The engine of the live map and its styles. */
import 'mapbox-gl/dist/mapbox-gl.css';

export { Map } from 'mapbox-gl/esm';
